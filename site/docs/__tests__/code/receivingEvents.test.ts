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

interface Delivery {
  readonly body?: string;
  /** In seconds. */
  readonly age?: number;
  readonly toSignature?: (right: string) => string;
}

it.each<[string, Delivery, number]>([
  ['a signed event', {}, 204],
  [
    'an event with two signatures of which one fits',
    {toSignature: (right) => `v1=00 ${right}`},
    204,
  ],
  ['a wrong signature', {toSignature: () => 'v1=00'}, 401],
  ['a signature without digits', {toSignature: () => 'none'}, 401],
  ['an old timestamp', {age: 600}, 401],
  ['a body that is larger than any event', {body: 'x'.repeat(65 * 1024)}, 413],
  ['a signed body that is not JSON', {body: '{'}, 500],
])('the receiver of the guide gets %s', async (_, delivery, expected) => {
  const {body = EVENT, age = 0, toSignature = (right) => right} = delivery;
  const timestamp = String(Math.floor(Date.now() / 1000) - age);
  const hash = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
  const {status} = await fetch(`http://127.0.0.1:${port}/community-events`, {
    method: 'POST',
    headers: {
      'Event-Timestamp': timestamp,
      'Event-Signature': toSignature(`v1=${hash}`),
    },
    body,
  });
  expect(status).toBe(expected);
  expect(receiver.exitCode).toBeNull();
});
