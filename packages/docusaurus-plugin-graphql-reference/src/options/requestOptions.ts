import Joi from 'joi';
import {REQUEST_TABS, type RequestTab} from '../requests/programs';

/** How the pages of operations show requests. */
export interface RequestOptions {
  /** The address that requests are sent to; without it the pages show GraphQL only. */
  readonly endpoint?: string;
  /** The address for subscriptions by the protocol of graphql-ws: `wss://api.example/graphql`. */
  readonly subscriptionEndpoint?: string;
  /**
   * Headers of each request, `$NAME` standing for a variable of the environment:
   * `{Authorization: 'Bearer $TOKEN'}`.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Which tabs there are, in this order; the first one shows at first. */
  readonly tabs?: readonly RequestTab[];
  /**
   * A folder below the site whose files take the place of what is generated:
   * `Query.space.graphql`, and `Query.space.variables.json` and `Query.space.response.json`.
   */
  readonly examples?: string;
}

/** After defaults. */
export type CompleteRequestOptions = RequestOptions &
  Required<Pick<RequestOptions, 'headers' | 'tabs'>>;

/** Nothing that a shell or curl would read as more than an address. */
function address(protocols: string): RegExp {
  return new RegExp(String.raw`^${protocols}://[^\s'"\\{}[\]<>^${'`'}|]+$`);
}

export const requestOptionsSchema = Joi.alternatives(
  Joi.valid(false),
  Joi.object<CompleteRequestOptions>({
    endpoint: Joi.string().pattern(address('https?')),
    subscriptionEndpoint: Joi.string().pattern(address('wss?')),
    headers: Joi.object()
      // Names as HTTP has them; a value is one line.
      .pattern(/^[\w!#$%&'*+.^`|~-]+$/, Joi.string().pattern(/^[^\r\n\0]*$/))
      .default({}),
    tabs: Joi.array()
      .items(Joi.valid(...REQUEST_TABS))
      .min(1)
      .unique()
      .default([...REQUEST_TABS]),
    examples: Joi.string().min(1),
  })
    .with('subscriptionEndpoint', 'endpoint')
    .default(),
).default({headers: {}, tabs: [...REQUEST_TABS]});

/** What the option takes, for the message about a wrong one. */
export const EXPECTED_REQUESTS = `false or {endpoint: "https://api.example/graphql", headers: {Authorization: "Bearer $TOKEN"}, tabs: [${REQUEST_TABS.map((tab) => `"${tab}"`).join(', ')}], subscriptionEndpoint: "wss://api.example/graphql", examples: "examples"}, each of them optional, and "subscriptionEndpoint" beside "endpoint"`;
