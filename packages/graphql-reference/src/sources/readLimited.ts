import {describeExcess, getLimits, printProblem} from 'graphql-api-model';
import {CommandError} from 'graphql-samples/command';

/**
 * Reads a stream up to the limit of a schema.
 *
 * @param subject - What it is, in messages: `Standard input`.
 * @throws CommandError for one that has more.
 */
export async function readLimited(
  stream: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
  subject: string,
): Promise<Buffer> {
  const {bytes} = getLimits();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const each of stream) {
    const part = Buffer.from(each);
    size += part.length;
    if (size > bytes) {
      throw new CommandError(printProblem(describeExcess(subject, 'bytes')));
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
