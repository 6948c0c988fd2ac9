import type {OperationKind} from 'graphql-examples';
import {REQUEST_TABS, type RequestTab} from 'graphql-examples/programs';
import Joi from 'joi';

/** A header that some requests have: those that fit each condition. */
export interface HeaderRule {
  readonly value: string;
  readonly operations?: readonly OperationKind[];
  /** Whether the operation needs a token; one of which the schema declares nothing needs one. */
  readonly token?: boolean;
  /** Whether the schema declares the operation idempotent. */
  readonly idempotent?: boolean;
}

/** How the pages of operations show requests. */
export interface RequestOptions {
  /**
   * The address that requests are sent to, `$NAME` for a variable of the environment;
   * `$ENDPOINT` without it.
   */
  readonly endpoint?: string;
  /** The address for subscriptions by the protocol of graphql-ws: `wss://api.example/graphql`. */
  readonly subscriptionEndpoint?: string;
  /**
   * Headers of requests, `$NAME` for a variable of the environment, and `$RANDOM_UUID` for a
   * new UUID: `{Authorization: 'Bearer $TOKEN'}`.
   */
  readonly headers?: Readonly<Record<string, string | HeaderRule>>;
  /**
   * Which tabs there are, in this order; the first one shows at first. Without an endpoint GraphQL
   * and curl, unless they are written.
   */
  readonly tabs?: readonly RequestTab[];
  /**
   * A folder below the site whose files take the place of what is generated:
   * `Query.space.graphql`, and `Query.space.variables.json` and `Query.space.response.json`.
   */
  readonly examples?: string;
  /** Whether there is a file with the requests for Postman, Bruno and Insomnia. */
  readonly collection?: boolean;
  /** Whether a request of a guide is the first example of its operation. */
  readonly guideExamples?: boolean;
  /** Whether a request of a guide has a link that shows it in the languages of the tabs. */
  readonly guideTabs?: boolean;
}

/** After defaults. */
export type CompleteRequestOptions = RequestOptions &
  Required<
    Pick<
      RequestOptions,
      'headers' | 'tabs' | 'collection' | 'guideExamples' | 'guideTabs'
    >
  >;

/** The tabs that programs of no address would only lengthen. */
const TABS_WITHOUT_ENDPOINT: readonly RequestTab[] = ['graphql', 'curl'];

/** One line, as a value of HTTP is. */
const headerValue = Joi.string().pattern(/^[^\r\n\0]*$/);

const headerSchema = Joi.alternatives(
  headerValue,
  Joi.object<HeaderRule>({
    value: headerValue.required(),
    operations: Joi.array()
      .items(Joi.valid('query', 'mutation', 'subscription'))
      .min(1),
    token: Joi.boolean(),
    idempotent: Joi.boolean(),
  }),
);

/** Nothing that a shell or curl would read as more than an address. */
function address(protocols: string): RegExp {
  return new RegExp(String.raw`^${protocols}://[^\s'"\\{}[\]<>^${'`'}|]+$`);
}

const complete = Joi.object<CompleteRequestOptions>({
  endpoint: Joi.string().pattern(address('https?')),
  subscriptionEndpoint: Joi.string().pattern(address('wss?')),
  headers: Joi.object()
    // Names as HTTP has them.
    .pattern(/^[\w!#$%&'*+.^`|~-]+$/, headerSchema)
    .default({}),
  tabs: Joi.array()
    .items(Joi.valid(...REQUEST_TABS))
    .min(1)
    .unique()
    .default(({endpoint}: RequestOptions) => [
      ...(endpoint === undefined ? TABS_WITHOUT_ENDPOINT : REQUEST_TABS),
    ]),
  examples: Joi.string().min(1),
  collection: Joi.boolean().default(true),
  guideExamples: Joi.boolean().default(true),
  guideTabs: Joi.boolean().default(true),
}).with('subscriptionEndpoint', 'endpoint');

export const requestOptionsSchema = Joi.alternatives(Joi.valid(false), complete).default(
  complete.validate({}).value as CompleteRequestOptions,
);

/** What the option takes, for the message about a wrong one. */
export const EXPECTED_REQUESTS = `false or {endpoint: "https://api.example/graphql", headers: {Authorization: "Bearer $TOKEN", "Idempotency-Key": {value: "$RANDOM_UUID", operations: ["mutation"], token: true, idempotent: false}}, tabs: [${REQUEST_TABS.map((tab) => `"${tab}"`).join(', ')}], subscriptionEndpoint: "wss://api.example/graphql", examples: "examples", collection: true, guideExamples: false, guideTabs: false}, each of them optional, and "subscriptionEndpoint" beside "endpoint"`;
