import {createHmac} from 'node:crypto';
import {once} from 'node:events';
import type {ChildProcess} from 'node:child_process';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createWorkshop, type Workshop} from './runSample';

const SECRET = 'a signing secret';
const EVENT = '{"id": "293a9acc-2652-48ff-842a-2f9da1b4ba07", "type": "poll.closed"}';

let workshop: Workshop;
let receiver: ChildProcess;
let port: number;
let printed = '';

beforeAll(async () => {
  workshop = createWorkshop(['docs/integration-events.md'], 'http://127.0.0.1/graphql');
  // It listens on a fixed port; here it takes a free one and prints which.
  const listening =
    ".listen(0, '127.0.0.1', function () { console.log(this.address().port); })";
  workshop.replace('events.js', '.listen(8080)', listening);
  receiver = workshop.start('events.js', {EVENT_SECRET: SECRET});
  receiver.stdout!.on('data', (part: Buffer) => {
    printed += part.toString();
  });
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

it('the script of the guide sends a signed event, which is handled once', async () => {
  const url = `http://127.0.0.1:${port}/community-events`;
  for (const _ of ['first', 'second']) {
    const sender = workshop.start('send-event.js', {EVENT_SECRET: SECRET}, [url]);
    const [status] = (await once(sender.stdout!, 'data')) as [Buffer];
    expect(status.toString()).toBe('204\n');
  }
  expect(printed.match(/^Task .* is now DONE$/gm)).toHaveLength(1);
});
