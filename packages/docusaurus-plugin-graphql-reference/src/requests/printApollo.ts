import {printHeaders, printString, printTemplate, printValue} from './printLiteral';
import {hasVariables, type Request, type Target} from './Request';

function printHttpClient({endpoint, headers}: Target): string {
  const hasHeaders = Object.keys(headers).length > 0;
  return [
    "import {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';",
    '',
    'const client = new ApolloClient({',
    '  link: new HttpLink({',
    `    uri: ${printString(endpoint)},`,
    ...(hasHeaders ? [`    headers: ${printHeaders(headers, 4)},`] : []),
    '  }),',
    '  cache: new InMemoryCache(),',
    '});',
  ].join('\n');
}

function printSocketClient(endpoint: string, {headers}: Target): string {
  const hasHeaders = Object.keys(headers).length > 0;
  return [
    "import {ApolloClient, gql, InMemoryCache} from '@apollo/client';",
    "import {GraphQLWsLink} from '@apollo/client/link/subscriptions';",
    "import {createClient} from 'graphql-ws';",
    '',
    'const client = new ApolloClient({',
    '  link: new GraphQLWsLink(',
    '    createClient({',
    `      url: ${printString(endpoint)},`,
    ...(hasHeaders ? [`      connectionParams: ${printHeaders(headers, 6)},`] : []),
    '    }),',
    '  ),',
    '  cache: new InMemoryCache(),',
    '});',
  ].join('\n');
}

function printArguments(request: Request): string {
  const key = request.operation === 'mutation' ? 'mutation' : 'query';
  return [
    '{',
    `  ${key}: gql${printTemplate(request.document, 2)},`,
    ...(hasVariables(request)
      ? [`  variables: ${printValue(request.variables, 2)},`]
      : []),
    '}',
  ].join('\n');
}

/** A program for Apollo Client 4; nothing for a request that it cannot send. */
export function printApollo(request: Request, target: Target): string | undefined {
  // Files need a link that is not Apollo's.
  if (request.files.length > 0) return undefined;
  const {operation} = request;
  if (operation !== 'subscription') {
    const method = operation === 'mutation' ? 'mutate' : 'query';
    const call = `const {data} = await client.${method}(${printArguments(request)});`;
    return `${printHttpClient(target)}\n\n${call}\n\nconsole.log(data);\n`;
  }
  if (target.subscriptionEndpoint === undefined) return undefined;
  const client = printSocketClient(target.subscriptionEndpoint, target);
  const call = `client.subscribe(${printArguments(request)}).subscribe(({data, error}) => {\n  console.log(error ?? data);\n});`;
  return `${client}\n\n${call}\n`;
}
