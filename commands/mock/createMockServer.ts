import {createServer, type Server} from 'node:http';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  isNullableType,
  Kind,
} from 'graphql';
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
 * comes along, from this machine and from pages of `origins`. The header `Mock-Error` makes the first field
 * fail.
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
    readonly schema: GraphQLSchema;
    readonly document: DocumentNode;
    readonly operationName?: string | null;
    readonly variableValues?: SentRequest['variables'];
    readonly contextValue: {readonly request: Request};
  };
  readonly setResultAndStopExecution: (result: ExecutionResult) => void;
}

/** A result that is there; what is streamed has no data of its own. */
interface Done {
  readonly result: ExecutionResult | AsyncIterable<ExecutionResult>;
  readonly setResult: (result: ExecutionResult) => void;
}

/** Returns the responses of an owner's examples; only valid requests get here. */
function respondWith(findResponse: FindResponse): Plugin {
  const respond = ({args, setResultAndStopExecution}: Execution): void => {
    const {document, variableValues: variables} = args;
    const found = findResponse({document, variables});
    if (found) setResultAndStopExecution(found);
  };
  return {
    onExecute: (execution) => {
      const {args} = execution as Execution;
      const sent = args.contextValue.request.headers.get(ERROR_HEADER);
      if (sent === null) {
        respond(execution);
        return;
      }
      const extensions = parseExtensions(sent);
      return {
        onExecuteDone: ({result, setResult}: Done) => {
          if ('data' in result) setResult(failFirstField(result, args, extensions));
        },
      };
    },
    onSubscribe: respond,
  };
}

/** Names the error that a client wants to see handled. */
const ERROR_HEADER = 'Mock-Error';

/** A code stands for itself; JSON is the extensions of the error. */
function parseExtensions(sent: string): Readonly<Record<string, unknown>> {
  if (/^\w+$/.test(sent)) return {code: sent};
  try {
    const parsed: unknown = JSON.parse(sent);
    if (isObject(parsed)) return parsed;
  } catch {
    // The message below says what is wrong.
  }
  throw new GraphQLError(
    `The header "${ERROR_HEADER}" is ${JSON.stringify(sent)}, but must be a code such as NOT_FOUND, or the extensions of an error in JSON such as {"code": "RATE_LIMITED", "retryAfter": 1}.`,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null bubbles up to `data` where the schema allows no null in the field itself. */
function failFirstField(
  {data}: ExecutionResult,
  {schema, document, operationName}: Execution['args'],
  extensions: Readonly<Record<string, unknown>>,
): ExecutionResult {
  const [key = ''] = Object.keys(data ?? {});
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  const selected = operation?.selectionSet.selections.find(
    (one) => one.kind === Kind.FIELD && (one.alias ?? one.name).value === key,
  );
  const name = selected?.kind === Kind.FIELD ? selected.name.value : key;
  const isNullable = isNullableType(root?.getFields()[name]?.type);
  const message = `The header "${ERROR_HEADER}" asks for this error.`;
  return {
    data: isNullable ? {...data, [key]: null} : null,
    errors: [new GraphQLError(message, {path: [key], extensions})],
  };
}
