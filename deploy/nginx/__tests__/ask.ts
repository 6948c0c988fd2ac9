import {Agent, request, type IncomingHttpHeaders} from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks as it is told to; `fetch` would tidy the path up before, and decompress the answer. */
export function ask(
  url: string,
  {path, method, headers = {}}: Question,
): Promise<Answer> {
  const {hostname, port} = new URL(url);
  const agent = new Agent({keepAlive: false});
  return new Promise((resolve, reject) => {
    request({hostname, port, path, method, headers, agent}, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
