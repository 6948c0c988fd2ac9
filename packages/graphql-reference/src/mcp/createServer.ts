import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import type {Tools} from './Tools';

const INSTRUCTIONS =
  'The reference of a GraphQL API. Find names with "search", read one with "describe", and check a request with "validate" before you send it.';

/** A text that must not be empty; the message for anything else. */
function text(about: string, example: string) {
  const error = `Write ${about}, such as ${JSON.stringify(example)}.`;
  return z.string({error}).min(1, {error}).describe(`${about}, such as ${example}`);
}

/** A server with the tools; what they do may still be loading. */
export function createServer(tools: Promise<Tools>, version: string): McpServer {
  const server = new McpServer(
    {name: 'graphql-reference', version},
    {instructions: INSTRUCTIONS},
  );
  const add = (
    name: keyof Tools,
    description: string,
    inputSchema: z.ZodObject,
  ): void => {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    const call = async (args: unknown) => ({
      content: [{type: 'text' as const, text: (await tools)[name](args as never)}],
    });
    server.registerTool(name, {description, inputSchema, annotations}, call as never);
  };
  const name = text('the name of an operation or a type', 'createSpace');
  add(
    'search',
    'Finds operations, types, members and guides by name or by what they do.',
    z.object({query: text('words or a name', 'invite a member')}),
  );
  add(
    'describe',
    'Describes an operation, type, directive or member (Type.field), or the page or section of an address, as Markdown in parts of at most 1,500 tokens.',
    z.object({
      name: text('a name or an address', 'Space.members'),
      cursor: z
        .string({error: 'Write the cursor that a part ends with, such as "2".'})
        .optional(),
    }),
  );
  add(
    'closure',
    'The SDL of an operation or a type with the types that it reaches, the nearest first.',
    z.object({name}),
  );
  add(
    'validate',
    'Checks a GraphQL document and its variables against the schema.',
    z.object({
      document: text('a GraphQL document', '{ spaces { id } }'),
      variables: z
        .record(z.string(), z.unknown(), {
          error: 'Write the variables as an object, such as {"id": "1"}.',
        })
        .default({}),
    }),
  );
  add(
    'example',
    'A generated request for an operation, with variables and response.',
    z.object({
      name,
      size: z
        .enum(['required', 'full'], {error: 'Write "required" or "full".'})
        .default('required')
        .describe('With what is required only, or with every argument and field'),
    }),
  );
  return server;
}
