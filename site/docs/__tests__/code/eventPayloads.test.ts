import {expect, it} from 'vitest';
import {schema} from '../../../schema/__tests__/siteSchema';
import {textOf} from '../guides';
import {payloads} from './codeBlocks';

interface Reference {
  readonly type: string;
  readonly id: string;
}

interface Payload extends Reference {
  readonly subject: Reference;
  readonly parent?: Reference;
}

const [body, ...events] = payloads.map(({code}) => JSON.parse(code) as Payload);

/** The types and the subject of each row of the guide's table. */
const rows = [
  ...textOf('integration-events.md').matchAll(
    /^\| (`[a-z]+\.[^|]+?) +\| `(\w+)` +\|.*\|.*\|$/gm,
  ),
].flatMap(([, types = '', subject = '']) =>
  [...types.matchAll(/`([\w.]+)`/g)].map(([, type = '']) => ({type, subject})),
);

it('the guide to events shows a payload of every type of its table, with its subject', () => {
  expect(rows.length).toBe(20);
  expect(events.map(({type, subject}) => ({type, subject: subject.type}))).toEqual(rows);
  expect(events).toContainEqual(body);
});

it('the subjects and parents of events are types of the schema', () => {
  const named = events.flatMap(({subject, parent}) => [subject.type, parent?.type ?? []]);
  expect(named.flat().filter((name) => !schema.getType(name))).toEqual([]);
});
