import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import type {ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createWorkshop, type Workshop} from './runSample';

const SECRET = 'a signing secret';
const EVENT = '{"id": "0f8a2d6c-93b1-4e57-8c44-1b7d5e9f3a02", "type": "poll.closed"}';

let workshop: Workshop;
let receiver: ChildProcess;
let port: number;

/** The sample listens on a fixed port; here it takes a free one and prints which. */
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

/** The status of the receiver's response to an event. */
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

const now = (): string => String(Math.floor(Date.now() / 1000));
const old = String(Math.floor(Date.now() / 1000) - 600);

it.each([
  ['a signed event', EVENT, () => ({}), 204],
  [
    'an event with two signatures of which one fits',
    EVENT,
    () => ({'Event-Timestamp': now(), 'Event-Signature': `v1=00 ${sign(EVENT, now())}`}),
    204,
  ],
  ['a wrong signature', EVENT, () => ({'Event-Signature': 'v1=00'}), 401],
  ['a signature without digits', EVENT, () => ({'Event-Signature': 'none'}), 401],
  [
    'an old timestamp',
    EVENT,
    () => ({'Event-Timestamp': old, 'Event-Signature': sign(EVENT, old)}),
    401,
  ],
  ['a body that is larger than any event', 'x'.repeat(65 * 1024), () => ({}), 413],
  ['a signed body that is not JSON', '{', () => ({}), 500],
])('the receiver of the guide gets %s', async (_, body, toHeaders, status) => {
  expect(await deliver(body, toHeaders())).toBe(status);
  expect(receiver.exitCode).toBeNull();
});
