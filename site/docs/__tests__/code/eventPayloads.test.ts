import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {schema} from '../../../schema/__tests__/siteSchema';
import {payloads} from './eventPayloads';

const guide = readFileSync(
  path.join(import.meta.dirname, '../../integration-events.md'),
  'utf8',
);

interface Reference {
  readonly type: string;
  readonly id: string;
}

interface Payload {
  readonly type: string;
  readonly id: string;
  readonly subject: Reference;
  readonly parent?: Reference;
}

const events = payloads.map(({code, title}) => ({
  title,
  event: JSON.parse(code) as Payload,
}));

/** The types and the subject that each row of the guide's table names. */
const rows = [
  ...guide.matchAll(/^\| (`[a-z]+\.[^|]+?) +\| `(\w+)` +\|.*\|.*\|$/gm),
].flatMap(([, types = '', subject = '']) =>
  [...types.matchAll(/`([\w.]+)`/g)].map(([, type = '']) => ({type, subject})),
);

describe('the guide to integration events', () => {
  it('shows a payload of every type of its table, with the subject that the table names', () => {
    expect(rows.length).toBe(20);
    const shown = events
      .filter(({title}) => title !== 'Body')
      .map(({event: {type, subject}}) => ({type, subject: subject.type}));
    expect(shown).toEqual(rows);
  });

  it('gives each event an id of its own, and the sample at the top that of its type', () => {
    const [body, ...others] = events.map(({event}) => event);
    expect(new Set(others.map(({id}) => id)).size).toBe(others.length);
    expect(others).toContainEqual(body);
  });

  it('names types of the schema', () => {
    const named = events.flatMap(({event: {subject, parent}}) => [
      subject.type,
      ...(parent ? [parent.type] : []),
    ]);
    expect(named.filter((name) => !schema.getType(name))).toEqual([]);
  });

  it('titles each payload with its type', () => {
    expect(events.map(({title}) => title)).toEqual([
      'Body',
      ...events.slice(1).map(({event}) => event.type),
    ]);
  });
});
