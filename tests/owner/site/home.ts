import type {Home} from './src/components/HomePage/home';

export const home: Home = {
  lead: 'One GraphQL API for books, loans and branches:',
  signIn: ['Start with a book', '/docs/start#a-token'],
  tasks: [
    ['Borrow a book', '/docs/loans'],
    ['Find a branch', '/docs/branches'],
  ],
  topics: [
    {
      title: 'Loans',
      summary: 'Borrow, return and reserve.',
      operations: [
        ['borrow', 'mutations/borrow'],
        ['loans', 'queries/loans'],
      ],
    },
  ],
  guides: [
    ['Loans and reservations', '/docs/loans'],
    ['Branches', '/docs/branches'],
  ],
  startingPoints: [
    {label: 'Start with a book', href: '/docs/start'},
    {label: 'All queries', href: '/docs/graphql/operations/queries/'},
  ],
};
