import {keepOnly} from './mask';
import type {InnerPart} from './types';

/** The messages of a file of requests stand apart by this line. */
const SEPARATOR = /^###/m;

/** The bodies of HTTP messages: of a request its operation, of an answer its data and errors. */
export function readHttp(code: string): readonly InnerPart[] {
  let start = 0;
  return code.split(SEPARATOR).flatMap((message) => {
    const from = start;
    start += message.length + '###'.length;
    return readMessage(code, message, from);
  });
}

/** The body comes after the first empty line below the head. */
function readMessage(code: string, message: string, from: number): readonly InnerPart[] {
  const gap = /\S[^\n]*\n[ \t]*\n\s*(?=[[{])/.exec(message);
  if (!gap) return [];
  const body = from + gap.index + gap[0].length;
  const masked = keepOnly(code, body, from + message.length);
  return [{kind: /^\s*HTTP\//.test(message) ? 'response' : 'request', code: masked}];
}
