import {beforeEach, expect, it, vi} from 'vitest';
import {connectInPage, connectWorker} from '../connection';
import type {Answer, Request} from '../messages';

interface ErrorLike {
  preventDefault(): void;
}

/** A worker as the browser gives it, which does nothing by itself. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: {readonly data: Answer}) => void) | null = null;
  onerror: ((event: ErrorLike) => void) | null = null;
  readonly posted: Request[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.last = this;
  }
  postMessage(request: Request): void {
    this.posted.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const SEARCH: Request = {kind: 'search', id: 1, query: 'a'};

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

it('hands requests to a worker, and its answers back', () => {
  const answers: Answer[] = [];
  const {send} = connectWorker((answer) => answers.push(answer), vi.fn());
  send(SEARCH);
  FakeWorker.last.onmessage?.({data: {kind: 'loaded'}});
  expect(FakeWorker.last.posted).toEqual([SEARCH]);
  expect(answers).toEqual([{kind: 'loaded'}]);
});

it('ends a worker that fails, tells of it, and keeps the error out of the console', () => {
  const onLost = vi.fn();
  const preventDefault = vi.fn();
  connectWorker(vi.fn(), onLost);
  FakeWorker.last.onerror?.({preventDefault});
  expect(FakeWorker.last.isTerminated).toBe(true);
  expect(onLost).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

it('hears nothing of a worker that it has left', () => {
  const {close} = connectWorker(vi.fn(), vi.fn());
  close();
  const {isTerminated, onmessage, onerror} = FakeWorker.last;
  expect({isTerminated, onmessage, onerror}).toEqual({
    isTerminated: true,
    onmessage: null,
    onerror: null,
  });
});

it('answers in the page, until it is closed', async () => {
  const answers: Answer[] = [];
  const {send, close} = connectInPage((answer) => answers.push(answer));
  send(SEARCH);
  await vi.waitFor(() => expect(answers).toEqual([{kind: 'failed'}]));
  close();
  send(SEARCH);
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(1);
});

it('says that it failed where the engine cannot be fetched', async () => {
  vi.doMock('../createAnswerer', () => {
    throw new Error('Loading chunk 1 failed');
  });
  const answers: Answer[] = [];
  connectInPage((answer) => answers.push(answer)).send(SEARCH);
  await vi.waitFor(() => expect(answers).toEqual([{kind: 'failed'}]));
  vi.doUnmock('../createAnswerer');
});
