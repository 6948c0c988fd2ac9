import type {IncomingMessage, RequestListener} from 'node:http';

/** What may reach a server of this machine. */
export interface LocalAccess {
  /** The origins of pages that may send requests beside those of this machine: `https://docs.example`. */
  readonly origins?: readonly string[];
  /** The length of a body up to which it is read. */
  readonly mostBytes: number;
}

const MACHINE = String.raw`(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?`;
const LOCAL_HOST = new RegExp(`^${MACHINE}$`, 'i');
const LOCAL_ORIGIN = new RegExp(`^https?://${MACHINE}$`, 'i');

function findRefusal(
  {headers}: IncomingMessage,
  {origins = [], mostBytes}: LocalAccess,
): readonly [status: number, message: string] | undefined {
  const {host = '', origin, 'content-length': length = '0'} = headers;
  if (!LOCAL_HOST.test(host)) {
    const found = JSON.stringify(host);
    return [403, `The host is ${found}. Use localhost, 127.0.0.1 or [::1].`];
  }
  if (origin !== undefined && !LOCAL_ORIGIN.test(origin) && !origins.includes(origin)) {
    const found = JSON.stringify(origin);
    return [403, `Pages of ${found} are refused. Allow them with --origin ${found}.`];
  }
  if (headers['transfer-encoding'] !== undefined)
    return [411, 'The body has no Content-Length. Send it.'];
  return Number(length) > mostBytes
    ? [413, `The body has ${length} bytes. Send at most ${mostBytes}.`]
    : undefined;
}

/**
 * The listener of a server that is for programs and pages of this machine. A page of another site reaches
 * it neither by a name that leads to this machine nor from its own origin, and no body fills the memory.
 */
export function toLocalListener(
  listener: RequestListener,
  access: LocalAccess,
): RequestListener {
  return (request, response) => {
    const refusal = findRefusal(request, access);
    if (!refusal) {
      listener(request, response);
      return;
    }
    const [status, message] = refusal;
    response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'});
    response.end(`${message}\n`);
    request.resume();
  };
}
