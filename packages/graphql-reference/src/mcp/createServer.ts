import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {Tools} from './Tools';

const INSTRUCTIONS =
  'The reference of a GraphQL API. Find names and paths with "search", write a request through a path with "request", read more with "describe", and check what you change with "validate".';

/** The most characters of a name, a query or fields, and of a document or variables. */
const [LONG, LONGEST] = [1000, 200_000];

/** A text that must not be empty; the message for anything else. */
function text(about: string, example: string, most = LONG) {
  const error = `Write ${about}, such as ${JSON.stringify(example)}.`;
  return z
    .string({error})
    .min(1, {error})
    .max(most, {error: `Write at most ${most.toLocaleString('en')} characters.`})
    .describe(`${about}, such as ${example}`);
}

const OUTPUTS: Partial<Record<keyof Tools, z.ZodObject>> = {
  search: z.looseObject({results: z.array(z.unknown())}),
  request: z.looseObject({document: z.string()}),
  validate: z.looseObject({isValid: z.boolean(), findings: z.array(z.unknown())}),
};

/** A server with the tools; what they do may still be loading. */
export function createServer(tools: Promise<Tools>, version: string): McpServer {
  const server = new McpServer(
    {name: 'graphql-reference', version},
    {instructions: INSTRUCTIONS},
  );
  const add = (
    name: keyof Tools,
    title: string,
    description: string,
    inputSchema: z.ZodObject,
  ): void => {
    const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};
    const outputSchema = OUTPUTS[name];
    const call = async (args: unknown) => {
      const {text, structured, isError} = (await tools)[name](args as never);
      return {
        content: [{type: 'text' as const, text}],
        ...(outputSchema && structured && {structuredContent: structured}),
        ...(isError && {isError}),
      };
    };
    const definition = {title, description, inputSchema, annotations};
    server.registerTool(
      name,
      {...definition, ...(outputSchema && {outputSchema})},
      call as never,
    );
  };
  const name = text('the name of an operation or a type', 'createSpace');
  add(
    'search',
    'Search',
    'Finds operations, types, fields with the way to them, and guides by name or by what they do.',
    z.object({query: text('words or a name', 'invite a member')}),
  );
  add(
    'describe',
    'Describe',
    'An operation, type, directive or member (Type.field), or the page or section of an address, as Markdown in parts of at most 1,500 tokens.',
    z.object({
      name: text('a name or an address', 'Space.members'),
      cursor: z
        .string({error: 'Write the cursor that a part ends with, such as "2".'})
        .optional()
        .describe('For a further part'),
    }),
  );
  add(
    'closure',
    'Print SDL',
    'SDL of an operation or a type with what it reaches, at most 3,000 tokens.',
    z.object({name}),
  );
  add(
    'request',
    'Write a request',
    'Writes a valid request for an operation or through a path of fields, with variables and an example response.',
    z.object({
      path: text(
        'an operation or a path, with optional arguments',
        'space > members(first:)',
      ),
      fields: text(
        'a selection or * for everything',
        'id owner { name }',
        LONGEST,
      ).optional(),
    }),
  );
  add(
    'validate',
    'Validate',
    'Checks a GraphQL document, and its variables if they are given.',
    z.object({
      document: text('a GraphQL document', '{ spaces { id } }', LONGEST),
      variables: z
        .union([z.record(z.string(), z.unknown()), z.string().max(LONGEST), z.null()], {
          error: 'Write the variables as an object, such as {"id": "1"}.',
        })
        .optional(),
      operationName: z.string().max(LONG).optional(),
    }),
  );
  return server;
}
