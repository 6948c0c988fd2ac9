import {createServer, type Server} from 'node:http';
import type {GraphQLSchema} from 'graphql';
import {createMockSchema} from 'graphql-examples/mock';
import {createYoga} from 'graphql-yoga';
import type {Scalars} from 'graphql-samples';

/** The path of the address that requests are sent to. */
export const ENDPOINT = '/graphql';

/**
 * An HTTP server that answers the operations of a schema with example data, not yet listening. It
 * takes JSON, files in multipart requests and subscriptions as server-sent events, whatever token
 * comes along.
 */
export function createMockServer(schema: GraphQLSchema, scalars: Scalars = {}): Server {
  const yoga = createYoga({
    schema: createMockSchema(schema, {scalars}),
    graphqlEndpoint: ENDPOINT,
    // It would be loaded from another host.
    graphiql: false,
    landingPage: false,
    logging: false,
    // Nothing here is a secret, and a message says what is wrong with a request.
    maskedErrors: false,
  });
  return createServer((request, response) => {
    void yoga(request, response);
  });
}
