import {CONTRACT_FACTS, type ContractDirectives} from 'graphql-api-model';
import Joi from 'joi';
import {type TypeGuide, typeGuideSchema} from './typeGuide';

/** Which directives state who may call an operation, what can go wrong and what it costs. */
export interface ContractsOption extends ContractDirectives {
  /** Whether these directives are left out of lists and definitions; pages show their facts as text. */
  readonly hideDirectives?: boolean;
  /** Where a reader gets a token: pages of operations that need one link to it. */
  readonly tokenGuide?: TypeGuide;
}

const text = Joi.string().min(1);

export const contractsSchema = Joi.alternatives(
  Joi.valid(false),
  Joi.object({
    ...Object.fromEntries(
      Object.entries(CONTRACT_FACTS).map(([fact, parts]) => [
        fact,
        Joi.alternatives(
          text,
          Joi.object({
            directive: text.required(),
            ...Object.fromEntries(parts.map((part) => [part, text])),
          }),
        ),
      ]),
    ),
    hideDirectives: Joi.boolean(),
    tokenGuide: typeGuideSchema,
  }),
).default({});

export const EXPECTED_CONTRACTS = `false or directives by what they tell, such as {error: "error", scopes: {directive: "access", scopes: "scope"}, hideDirectives: true, tokenGuide: {label: "Get a token", to: "/docs/login"}}, of ${Object.keys(CONTRACT_FACTS).join(', ')}`;
