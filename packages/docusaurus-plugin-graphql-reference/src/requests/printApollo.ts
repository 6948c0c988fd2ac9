import {printHeadersAs, printString, printTemplate, printValue} from './printLiteral';
import {hasVariables, type Request, type Target} from './Request';

function printHttpClient({endpoint, headers}: Target): string {
  return `import {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({
    uri: ${printString(endpoint)},
${printHeadersAs('headers', headers, 4)}  }),
  cache: new InMemoryCache(),
});`;
}

function printSocketClient(endpoint: string, {headers}: Target): string {
  return `import {ApolloClient, gql, InMemoryCache} from '@apollo/client';
import {GraphQLWsLink} from '@apollo/client/link/subscriptions';
import {createClient} from 'graphql-ws';

const client = new ApolloClient({
  link: new GraphQLWsLink(
    createClient({
      url: ${printString(endpoint)},
${printHeadersAs('connectionParams', headers, 6)}    }),
  ),
  cache: new InMemoryCache(),
});`;
}

function printArguments(request: Request): string {
  const key = request.operation === 'mutation' ? 'mutation' : 'query';
  const variables = `  variables: ${printValue(request.variables, 2)},\n`;
  return `{
  ${key}: gql${printTemplate(request.document, 2)},
${hasVariables(request) ? variables : ''}}`;
}

/** A program for Apollo Client 4; undefined for a request that it cannot send. */
export function printApollo(request: Request, target: Target): string | undefined {
  // Files need a link that is not Apollo's.
  if (request.files.length > 0) return undefined;
  const {operation} = request;
  const own = printArguments(request);
  if (operation !== 'subscription') {
    const method = operation === 'mutation' ? 'mutate' : 'query';
    return `${printHttpClient(target)}\n\nconst {data} = await client.${method}(${own});\n\nconsole.log(data);\n`;
  }
  if (target.subscriptionEndpoint === undefined) return undefined;
  const client = printSocketClient(target.subscriptionEndpoint, target);
  return `${client}\n\nclient.subscribe(${own}).subscribe(({data, error}) => {\n  console.log(error ?? data);\n});\n`;
}
