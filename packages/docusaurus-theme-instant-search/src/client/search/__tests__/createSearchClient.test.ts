import {beforeEach, expect, it, vi} from 'vitest';
import type {SearchResponse} from '../../../engine/engine';
import type {Connection} from '../connection';
import {createSearchClient} from '../createSearchClient';
import type {Answer, Request} from '../messages';

/** A connection whose answers the test decides. */
class FakeConnection implements Connection {
  readonly sent: Request[] = [];
  isClosed = false;
  readonly receive: (answer: Answer) => void;
  readonly lose: () => void;

  constructor(receive: (answer: Answer) => void, lose: () => void = () => undefined) {
    this.receive = receive;
    this.lose = lose;
  }
  readonly send = (request: Request) => void this.sent.push(request);
  readonly close = () => {
    this.isClosed = true;
  };
}

const LOAD: Request = {kind: 'load', baseUrl: '/'};
const response = (total: number): SearchResponse => ({groups: [], total, nearMisses: []});

let workers: FakeConnection[];
let inPage: FakeConnection[];
let hasWorkers: boolean;

function createClient() {
  return createSearchClient({
    worker: (receive, onLost) => {
      if (!hasWorkers) throw new Error('Worker is not defined');
      workers.push(new FakeConnection(receive, onLost));
      return workers.at(-1)!;
    },
    inPage: (receive) => {
      inPage.push(new FakeConnection(receive));
      return inPage.at(-1)!;
    },
  });
}

beforeEach(() => {
  workers = [];
  inPage = [];
  hasWorkers = true;
});

it('loads once, however often it is asked to', () => {
  const client = createClient();
  expect(client.getStatus()).toBe('idle');
  client.load('/');
  client.load('/');
  expect(client.getStatus()).toBe('loading');
  workers[0]!.receive({kind: 'loaded'});
  client.load('/');
  expect(client.getStatus()).toBe('ready');
  expect(workers.map(({sent}) => sent)).toEqual([[LOAD]]);
});

it('gives each answer to the query that it belongs to', async () => {
  const client = createClient();
  client.load('/');
  workers[0]!.receive({kind: 'loaded'});
  const [first, second] = [client.search('a'), client.search('b')];
  expect(workers[0]!.sent.slice(1)).toEqual([
    {kind: 'search', id: 1, query: 'a'},
    {kind: 'search', id: 2, query: 'b'},
  ]);
  workers[0]!.receive({kind: 'found', id: 2, response: response(2)});
  workers[0]!.receive({kind: 'found', id: 1, response: response(1)});
  expect(await first).toEqual(response(1));
  expect(await second).toEqual(response(2));
});

it('tells every change of the status, until nobody listens', () => {
  const client = createClient();
  const told: string[] = [];
  const end = client.subscribe(() => told.push(client.getStatus()));
  client.load('/');
  workers[0]!.receive({kind: 'failed'});
  client.load('/');
  end();
  workers[1]!.receive({kind: 'loaded'});
  expect(told).toEqual(['loading', 'failed', 'loading']);
});

it('starts anew with a new worker, whether the old one failed or hangs', () => {
  const client = createClient();
  client.load('/');
  client.restart('/');
  workers[1]!.receive({kind: 'failed'});
  client.load('/');
  expect(workers.map(({isClosed, sent}) => ({isClosed, sent}))).toEqual([
    {isClosed: true, sent: [LOAD]},
    {isClosed: true, sent: [LOAD]},
    {isClosed: false, sent: [LOAD]},
  ]);
  expect(client.getStatus()).toBe('loading');
});

it('runs in the page where no worker can be had', () => {
  hasWorkers = false;
  const client = createClient();
  client.load('/');
  expect(inPage.map(({sent}) => sent)).toEqual([[LOAD]]);
  inPage[0]!.receive({kind: 'loaded'});
  expect(client.getStatus()).toBe('ready');
});

it('goes on in the page where the worker is lost, and asks for the index again', () => {
  const client = createClient();
  const told = vi.fn();
  client.load('/');
  workers[0]!.receive({kind: 'loaded'});
  client.subscribe(told);
  workers[0]!.lose();
  // The change is told: what was asked of the lost worker has to be asked again.
  expect(told).toHaveBeenCalledTimes(1);
  expect(client.getStatus()).toBe('loading');
  expect(inPage.map(({sent}) => sent)).toEqual([[LOAD]]);
});
