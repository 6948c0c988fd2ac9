import {printHeadersAs, printSetting, printTemplate, printValue} from './printLiteral';
import {hasVariables, type Request, type Target} from './request';
import {listVariables, RANDOM_UUID} from './splitVariables';

/** The headers of a client, which are the same in all of its requests, or those of one request. */
function pick({headers}: Target, ofRequest: boolean): Target['headers'] {
  const own = Object.entries(headers).filter(
    ([, value]) => listVariables(value).includes(RANDOM_UUID) === ofRequest,
  );
  return Object.fromEntries(own);
}

function printHttpClient(target: Target): string {
  return `import {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({
    uri: ${printSetting(target.endpoint)},
${printHeadersAs('headers', pick(target, false), 4)}  }),
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
      url: ${printSetting(endpoint)},
${printHeadersAs('connectionParams', headers, 6)}    }),
  ),
  cache: new InMemoryCache(),
});`;
}

function printArguments(request: Request, target?: Target): string {
  const key = request.operation === 'mutation' ? 'mutation' : 'query';
  const variables = `  variables: ${printValue(request.variables, 2)},\n`;
  const headers = target ? printHeadersAs('headers', pick(target, true), 4) : '';
  return `{
  ${key}: gql${printTemplate(request.document, 2)},
${hasVariables(request) ? variables : ''}${headers === '' ? '' : `  context: {\n${headers}  },\n`}}`;
}

/** A program for Apollo Client 4; undefined for a request that it cannot send. */
export function printApollo(request: Request, target: Target): string | undefined {
  // Files need a link that is not Apollo's.
  if (request.files.length > 0) return undefined;
  const {operation} = request;
  if (operation !== 'subscription') {
    const method = operation === 'mutation' ? 'mutate' : 'query';
    const own = printArguments(request, target);
    return `${printHttpClient(target)}\n\nconst {data} = await client.${method}(${own});\n\nconsole.log(data);\n`;
  }
  if (target.subscriptionEndpoint === undefined) return undefined;
  const client = printSocketClient(target.subscriptionEndpoint, target);
  return `${client}\n\nclient.subscribe(${printArguments(request)}).subscribe(({data, error}) => {\n  console.log(error ?? data);\n});\n`;
}
