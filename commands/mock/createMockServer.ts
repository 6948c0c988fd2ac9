import {createServer, type Server} from 'node:http';
import type {DocumentNode, ExecutionResult, GraphQLSchema} from 'graphql';
import {
  createMockSchema,
  type FindResponse,
  type SentRequest,
} from 'graphql-examples/mock';
import {createYoga, type Plugin} from 'graphql-yoga';
import type {Scalars} from 'graphql-samples';
import {type LocalAccess, toLocalListener} from '../server/toLocalListener';

/** The path of the address that requests are sent to. */
export const ENDPOINT = '/graphql';

/** A photo as cameras make it fits in. */
const MOST_BYTES = 10_000_000;

interface MockOptions extends Pick<LocalAccess, 'origins'> {
  /** The forms of custom scalars. */
  readonly scalars?: Scalars | undefined;
  /** Whether the reference hides the element of a coordinate, and no response may show it. */
  readonly isHidden?: (coordinate: string) => boolean;
  /** The owner's examples, whose responses come before generated ones. */
  readonly findResponse?: FindResponse;
}

/**
 * An HTTP server that responds to the operations of a schema with example data, not yet listening. It
 * takes JSON, files in multipart requests and subscriptions as server-sent events, whatever token
 * comes along, from this machine and from pages of `origins`.
 */
export function createMockServer(
  schema: GraphQLSchema,
  {
    findResponse = () => undefined,
    scalars = {},
    origins = [],
    ...options
  }: MockOptions = {},
): Server {
  const yoga = createYoga({
    schema: createMockSchema(schema, {...options, scalars}),
    plugins: [respondWith(findResponse)],
    graphqlEndpoint: ENDPOINT,
    // It would be loaded from another host.
    graphiql: false,
    landingPage: false,
    // Other origins do not get here.
    cors: {credentials: false},
    logging: false,
    // Nothing here is a secret, and a message explains what is wrong with a request.
    maskedErrors: false,
  });
  const access = {origins, mostBytes: MOST_BYTES};
  return createServer(
    toLocalListener((request, response) => void yoga(request, response), access),
  );
}

/** An execution that is about to begin, of whichever kind of operation. */
interface Execution {
  readonly args: {
    readonly document: DocumentNode;
    readonly variableValues?: SentRequest['variables'];
  };
  readonly setResultAndStopExecution: (result: ExecutionResult) => void;
}

/** Returns the responses of an owner's examples; only valid requests get here. */
function respondWith(findResponse: FindResponse): Plugin {
  const respond = ({args, setResultAndStopExecution}: Execution): void => {
    const {document, variableValues: variables} = args;
    const found = findResponse({document, variables});
    if (found) setResultAndStopExecution(found);
  };
  return {onExecute: respond, onSubscribe: respond};
}
