import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {toPages} from '../pages/toPages';
import {contextOfSchema} from './contextOf';

/** Every type leads to every other, and operations take and return each. */
function makeSdl(size: number): string {
  const names = Array.from({length: size}, (_, index) => `Thing${index}`);
  const types = names.map(
    (name, index) => `
      "The ${name}."
      type ${name} { id: ID! name: String any: Any next: ${names[(index + 1) % size]} }
      input ${name}Input { name: String! related: ${names[(index + 1) % size]}Input }
    `,
  );
  return `
    type Query { ${names.map((name) => `get${name}(id: ID!): ${name}`).join(' ')} }
    type Mutation {
      ${names.map((name) => `save${name}(input: ${name}Input!): ${name}`).join(' ')}
    }
    union Any = ${names.join(' | ')}
    ${types.join('\n')}
  `;
}

/** Bytes that stay in memory while all pages of a schema are made, one after the other. */
function measureKept(size: number): number {
  const collect = runInNewContext('gc') as () => void;
  const schema = buildSchema(makeSdl(size));
  collect();
  const before = process.memoryUsage().heapUsed;
  const pages = toPages(contextOfSchema(schema, {requests: {}}));
  let last = pages.next();
  for (let left = size; left > 0 && !last.done; left -= 1) last = pages.next();
  expect(last.done).toBe(false);
  collect();
  const kept = process.memoryUsage().heapUsed - before;
  // The generator keeps what it is made from until here.
  pages.return(undefined);
  return kept;
}

// It collects garbage of a hundred megabytes, several times.
it.runIf(process.env['LONG_TESTS'])(
  'a schema twice as large takes twice the memory',
  () => {
    setFlagsFromString('--expose-gc');
    measureKept(50);
    // What other tests have left can go in between, so one time proves little.
    const ratios = [1, 2, 3].map(() => measureKept(300) / measureKept(150));
    const [, median] = ratios.toSorted((a, b) => a - b);
    expect(median).toBeLessThan(2.4);
  },
);
