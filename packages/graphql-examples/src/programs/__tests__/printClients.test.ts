import {describe, expect, it} from 'vitest';
import {printApollo} from '../printApollo';
import {requestOf, TARGET} from './requests';

const SOCKET = {...TARGET, subscriptionEndpoint: 'wss://api.example/graphql'};
const SUBSCRIPTION = requestOf({
  operation: 'subscription',
  document: 'subscription Added {\n  added {\n    id\n  }\n}',
  variables: {},
});

describe('Apollo Client', () => {
  it('sends a query', () => {
    expect(printApollo(requestOf(), TARGET)).toBe(
      `import {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({
    uri: 'https://api.example/graphql',
    headers: {Authorization: \`Bearer \${process.env.TOKEN}\`},
  }),
  cache: new InMemoryCache(),
});

const {data} = await client.query({
  query: gql\`
    query Space($id: UUID!) {
      space(id: $id) {
        name
      }
    }
  \`,
  variables: {
    id: '4d2a9e7b-13c6-4f58-a0d4-7b6e8c5f2a19',
  },
});

console.log(data);
`,
    );
  });

  it('sends a mutation', () => {
    const request = requestOf({
      operation: 'mutation',
      document: 'mutation {\n  go\n}',
      variables: {},
    });
    expect(printApollo(request, TARGET)).toContain(
      'await client.mutate({\n  mutation: gql`\n    mutation {\n      go\n    }\n  `,\n});\n',
    );
  });

  it('subscribes where the address for that is known', () => {
    expect(printApollo(SUBSCRIPTION, TARGET)).toBeUndefined();
    expect(printApollo(SUBSCRIPTION, SOCKET)).toBe(
      `import {ApolloClient, gql, InMemoryCache} from '@apollo/client';
import {GraphQLWsLink} from '@apollo/client/link/subscriptions';
import {createClient} from 'graphql-ws';

const client = new ApolloClient({
  link: new GraphQLWsLink(
    createClient({
      url: 'wss://api.example/graphql',
      connectionParams: {Authorization: \`Bearer \${process.env.TOKEN}\`},
    }),
  ),
  cache: new InMemoryCache(),
});

client.subscribe({
  query: gql\`
    subscription Added {
      added {
        id
      }
    }
  \`,
}).subscribe(({data, error}) => {
  console.log(error ?? data);
});
`,
    );
  });
});

it('a header that is random is made for each request', () => {
  const target = {...TARGET, headers: {...TARGET.headers, Key: '$RANDOM_UUID'}};
  const request = requestOf({operation: 'mutation', variables: {}});
  expect(printApollo(request, target)).toContain(
    '  `,\n  context: {\n    headers: {Key: crypto.randomUUID()},\n  },\n});',
  );
});

it('Apollo does not send files, for which it needs another library', () => {
  const request = requestOf({variables: {file: null}, files: ['variables.file']});
  expect(printApollo(request, TARGET)).toBeUndefined();
});
