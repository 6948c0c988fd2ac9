import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import type {ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createWorkshop, type Workshop} from './runSample';

const SECRET = 'a signing secret';
const EVENT = '{"id": "0f8a2d6c-93b1-4e57-8c44-1b7d5e9f3a02", "type": "poll.closed"}';

let workshop: Workshop;
let receiver: ChildProcess;
let port: number;

/** The sample listens on a fixed port; here it takes a free one and says which. */
function chooseFreePort(file: string): void {
  const text = readFileSync(file, 'utf8');
  const listening = text.replace(
    '.listen(8080)',
    ".listen(0, '127.0.0.1', function () { console.log(this.address().port); })",
  );
  if (listening === text) throw new Error('The sample no longer listens on port 8080.');
  writeFileSync(file, listening);
}

beforeAll(async () => {
  workshop = createWorkshop(['docs/integration-events.md'], 'http://127.0.0.1/graphql');
  chooseFreePort(path.join(workshop.folder, 'events.js'));
  receiver = workshop.start('events.js', {EVENT_SECRET: SECRET});
  const [first] = (await once(receiver.stdout!, 'data')) as [Buffer];
  port = Number(first.toString());
});

afterAll(() => {
  receiver.kill();
  workshop.remove();
});

function sign(body: string, timestamp: string): string {
  const hash = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
  return `v1=${hash}`;
}

/** The status that the receiver answers to an event. */
async function deliver(
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const {status} = await fetch(`http://127.0.0.1:${port}/community-events`, {
    method: 'POST',
    headers: {
      'Event-Timestamp': timestamp,
      'Event-Signature': sign(body, timestamp),
      ...headers,
    },
    body,
  });
  return status;
}

it('takes a signed event', async () => {
  expect(await deliver(EVENT)).toBe(204);
});

it('takes an event with two signatures of which one fits', async () => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'Event-Timestamp': timestamp,
    'Event-Signature': `v1=00 ${sign(EVENT, timestamp)}`,
  };
  expect(await deliver(EVENT, headers)).toBe(204);
});

it('refuses a wrong signature, one without digits, and an old timestamp', async () => {
  expect(await deliver(EVENT, {'Event-Signature': 'v1=00'})).toBe(401);
  expect(await deliver(EVENT, {'Event-Signature': 'none'})).toBe(401);
  const old = String(Math.floor(Date.now() / 1000) - 600);
  const headers = {'Event-Timestamp': old, 'Event-Signature': sign(EVENT, old)};
  expect(await deliver(EVENT, headers)).toBe(401);
});

it('answers 413 to a body that is larger than any event', async () => {
  expect(await deliver('x'.repeat(65 * 1024))).toBe(413);
});

it('answers 500 to a signed body that is no JSON', async () => {
  expect(await deliver('{')).toBe(500);
});

it('goes on after a sender has broken off', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: rota.example\r\nContent-Length: 1000\r\n\r\n{');
  await deliver(EVENT);
  socket.destroy();
  await once(socket, 'close');
  expect(await deliver(EVENT)).toBe(204);
  expect(receiver.exitCode).toBeNull();
});
