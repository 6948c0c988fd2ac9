import {buildSchema} from 'graphql';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {completeOptions} from '../../options';
import {toModel} from '../../toModel';
import {checkSchemasLate, QUIET_MS} from '../checkSchemasLate';
import type {AssertSamples} from '../createSampleAssertion';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function createInstance() {
  const schema = buildSchema('type Query { a: ID }');
  const options = completeOptions({schema: 'a.graphql'});
  return {loaded: {schema}, context: toModel(schema, options), options};
}

const FIRST = createInstance();
const EDITED = createInstance();

function start(act: () => void = () => undefined) {
  const check = vi.fn<AssertSamples>(act);
  const logger = {info: vi.fn(), warn: vi.fn()};
  const late = checkSchemasLate(check);
  return {
    check,
    logger,
    edit: (instance: typeof FIRST) => late([instance], 'mdx', logger),
  };
}

it('checks at once at the start and after edits of guides, and throws what that throws', () => {
  const {check, edit} = start(() => {
    throw new Error('There is no "Query.b".');
  });
  expect(() => edit(FIRST)).toThrow('There is no "Query.b".');
  expect(() => edit(FIRST)).toThrow('There is no "Query.b".');
  expect(check).toHaveBeenCalledTimes(2);
});

it('checks an edited schema once, when the edits pause', () => {
  const {check, logger, edit} = start();
  edit(FIRST);
  for (const instance of [EDITED, createInstance(), EDITED]) {
    edit(instance);
    vi.advanceTimersByTime(QUIET_MS - 1);
  }
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(check).toHaveBeenCalledTimes(2);
  expect(check).toHaveBeenLastCalledWith([EDITED], 'mdx', logger);
});

it('checks an edited schema with the guide that is edited next, and not again', () => {
  const {check, edit} = start();
  edit(FIRST);
  edit(EDITED);
  edit(EDITED);
  expect(check).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(QUIET_MS);
  expect(check).toHaveBeenCalledTimes(2);
});

it('tells what is wrong with an edited schema, and goes on', () => {
  const problems = ['', 'There is no "Query.b".'];
  const {logger, edit} = start(() => {
    const problem = problems.shift();
    if (problem) throw new Error(problem);
  });
  edit(FIRST);
  edit(EDITED);
  vi.advanceTimersByTime(QUIET_MS);
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith('There is no "Query.b".');
});
