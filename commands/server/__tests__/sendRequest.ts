import {request, type IncomingHttpHeaders, type RequestOptions} from 'node:http';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request as it is; `fetch` would normalise the path and decompress the body. */
export function sendRequest(
  origin: string,
  path: string,
  options: RequestOptions = {},
): Promise<TestResponse> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path, agent: false, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {statusCode = 0, headers} = response;
        resolve({
          status: statusCode,
          headers,
          body: Buffer.concat(chunks).toString('latin1'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
