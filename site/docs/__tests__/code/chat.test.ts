import {createServer} from 'node:http';
import {text} from 'node:stream/consumers';
import {expect, it} from 'vitest';
import {serveLocally} from '../../../../tests/support/serveLocally';
import {createWorkshop} from './runSample';

it('the chat sample waits when it is too fast, uploads a file and sends it once', async () => {
  const requests: string[] = [];
  const server = await serveLocally(
    createServer((request, response) => {
      const {method, url = ''} = request;
      const reply = (status: number, content: object): void => {
        response.writeHead(status, {'Content-Type': 'application/json'});
        response.end(JSON.stringify(content));
      };
      void text(request).then((body) => {
        requests.push(`${method} ${url} ${body}`);
        if (requests.length === 1) reply(429, {error: 'Too fast', retry_after_ms: 1});
        else if (url.includes('/upload')) reply(200, {content_uri: 'mxc://a/b'});
        else reply(200, {event_id: '$1'});
      });
    }),
  );
  const workshop = createWorkshop(['docs/chat.md'], server.url, {
    'send.js': `import {sendFile, sendText} from './chat.js';
      const file = new File(['tomato'], 'tomato 1.jpg', {type: 'image/jpeg'});
      console.log(await sendText('!a:b', 'Hello'), await sendFile('!a:b', file));`,
  });
  workshop.replace('chat.js', 'https://chat.community-platform.example', server.url);
  try {
    expect(await workshop.run('send.js')).toBe('$1 $1\n');
  } finally {
    workshop.remove();
    await server.stop();
  }
  const [first, second, upload, last] = requests;
  expect(requests).toHaveLength(4);
  expect(first).toMatch(
    /^PUT \/_matrix\/client\/v3\/rooms\/!a%3Ab\/send\/m\.room\.message\/[\da-f-]{36} \{"msgtype":"m\.text","body":"Hello"\}$/,
  );
  expect(second).toBe(first);
  expect(upload).toBe('POST /_matrix/media/v3/upload?filename=tomato%201.jpg tomato');
  expect(last).toMatch(
    /"msgtype":"m\.image","body":"tomato 1\.jpg","url":"mxc:\/\/a\/b"/,
  );
});
