import type {Home} from './src/components/HomePage/home';

export const home: Home = {
  lead: 'One GraphQL API for books, loans and branches.',
  doors: [{title: 'Start with a book', summary: 'Borrow one.', path: '/docs/start'}],
  tasks: [],
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
  lists: [['Queries', 'operations/queries/']],
  guides: [],
  startingPoints: [
    {label: 'Start with a book', href: '/docs/start'},
    {label: 'All queries', href: '/docs/graphql/operations/queries/'},
  ],
};
