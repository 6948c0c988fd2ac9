import {printHeadersAs, printSetting, printTemplate, printValue} from './printLiteral';
import {hasVariables, type Request, type Target} from './Request';

function printHttpClient({endpoint, headers}: Target): string {
  const options = printHeadersAs('headers', headers, 4);
  return `import {Client, fetchExchange, gql} from '@urql/core';

const client = new Client({
  url: ${printSetting(endpoint)},
  exchanges: [fetchExchange],
  preferGetMethod: false,
${options === '' ? '' : `  fetchOptions: () => ({\n${options}  }),\n`}});`;
}

function printSocketClient(socket: string, {endpoint, headers}: Target): string {
  return `import {Client, gql, subscriptionExchange} from '@urql/core';
import {createClient} from 'graphql-ws';

const socket = createClient({
  url: ${printSetting(socket)},
${printHeadersAs('connectionParams', headers, 2)}});
const client = new Client({
  url: ${printSetting(endpoint)},
  preferGetMethod: false,
  exchanges: [
    subscriptionExchange({
      forwardSubscription: ({query = '', variables}) => ({
        subscribe: (sink) => ({
          unsubscribe: socket.subscribe({query, variables}, sink),
        }),
      }),
    }),
  ],
});`;
}

function printDefinitions(request: Request): string {
  const variables = `const variables = ${printValue(request.variables)};\n`;
  return `const ${request.operation} = gql${printTemplate(request.document, 0)};\n${hasVariables(request) ? variables : ''}`;
}

/** A program for urql's core; nothing for a request that it cannot send. */
export function printUrql(request: Request, target: Target): string | undefined {
  // Nobody needs a client of its own to send a file.
  if (request.files.length > 0) return undefined;
  const {operation} = request;
  const variables = hasVariables(request) ? 'variables' : '{}';
  if (operation !== 'subscription') {
    return `${printHttpClient(target)}\n\n${printDefinitions(request)}\nconst {data, error} = await client.${operation}(${operation}, ${variables}).toPromise();\n\nconsole.log(error ?? data);\n`;
  }
  if (target.subscriptionEndpoint === undefined) return undefined;
  const client = printSocketClient(target.subscriptionEndpoint, target);
  return `${client}\n\n${printDefinitions(request)}\nclient.subscription(subscription, ${variables}).subscribe(({data, error}) => {\n  console.log(error ?? data);\n});\n`;
}
