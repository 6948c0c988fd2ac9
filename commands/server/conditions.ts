import type {IncomingHttpHeaders} from 'node:http';
import fresh from 'fresh';

/** What a reader may compare what it has with. */
export interface Validators {
  /** Strong, and without a comma. */
  readonly etag: string;
  readonly modified: Date;
}

export type Outcome = 'send' | 'not modified' | 'precondition failed';

/** What the conditions of a GET or HEAD come to, in the order of RFC 9110, 13.2.2. */
export function checkConditions(
  headers: IncomingHttpHeaders,
  {etag, modified}: Validators,
): Outcome {
  const {'if-match': match, 'if-unmodified-since': unmodifiedSince} = headers;
  const isPassed =
    match === undefined
      ? !isBefore(unmodifiedSince, modified)
      : match === '*' || match.split(',').some((each) => each.trim() === etag);
  if (!isPassed) {
    return 'precondition failed';
  }
  const validators = {etag, 'last-modified': modified.toUTCString()};
  return fresh(headers, validators) ? 'not modified' : 'send';
}

/** Whether a range is wanted of the file as it is now, and not of an older one (`If-Range`). */
export function isRangeCurrent(
  headers: IncomingHttpHeaders,
  {etag, modified}: Validators,
): boolean {
  const condition = headers['if-range'];
  return (
    condition === undefined || condition === etag || condition === modified.toUTCString()
  );
}

/** HTTP dates know no milliseconds. A text that is no date is no condition. */
function isBefore(date: string | string[] | undefined, modified: Date): boolean {
  const seconds = Math.floor(modified.getTime() / 1000);
  return typeof date === 'string' && Date.parse(date) / 1000 < seconds;
}
