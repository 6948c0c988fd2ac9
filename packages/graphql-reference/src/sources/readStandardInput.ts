import {CommandError} from '../command/runCommand';
import type {SourceFile} from './gatherSources';

const SHOWN = 'standard input';

/** All of standard input, named by what it holds: SDL or JSON, gzipped or not. */
export async function readStandardInput(
  input: AsyncIterable<Buffer | string>,
  tell: (line: string) => void,
): Promise<SourceFile> {
  if ('isTTY' in input && input.isTTY === true) {
    tell('Reading the schema from standard input; Ctrl+D ends it ...');
  }
  const parts: Buffer[] = [];
  for await (const part of input) parts.push(Buffer.from(part));
  const content = Buffer.concat(parts);
  if (content.toString('latin1').trim() === '') {
    throw new CommandError(
      'Standard input is empty. Send a schema to it, such as: cat schema.graphql | graphql-reference build -',
    );
  }
  return {name: toName(content), content, shown: SHOWN};
}

function toName(content: Buffer): string {
  // What Gzip begins with. JSON would be told by its first letter, but not packed JSON.
  if (content[0] === 0x1f && content[1] === 0x8b) return 'standard-input.graphql.gz';
  const isJson = /^\uFEFF?\s*[{[]/.test(content.toString('utf8', 0, 1000));
  return isJson ? 'standard-input.json' : 'standard-input.graphql';
}
