import {describe, expect, it} from 'vitest';
import {operations} from '../../schema/__tests__/siteSchema';
import {guides} from './guides';
import {shownOperations} from './shownOperations';

const block = (code: string, meta = '') => `\`\`\`graphql${meta}\n${code}\n\`\`\`\n`;

describe('shownOperations', () => {
  it('finds root fields of operations, by their names and not their aliases', () => {
    const markdown = block(
      'query A { one: spaces { items { id } } mySpaces { __typename } }',
    );
    expect([...shownOperations(markdown)]).toEqual(['spaces', 'mySpaces']);
  });

  it('finds root fields of excerpts, and no fields of other types', () => {
    const markdown = block('type Mutation { favorite: Boolean! }\ntype Post { id: ID! }');
    expect([...shownOperations(markdown)]).toEqual(['favorite']);
  });

  it('leaves out what is shown as refused, and what is only mentioned', () => {
    const markdown = `${block('query A { feed }', ' invalid error="x"')}\n\`createPoll\``;
    expect([...shownOperations(markdown)]).toEqual([]);
  });
});

describe('the guides', () => {
  it('show every query and mutation of the schema', () => {
    const shown = new Set(guides.flatMap(({text}) => [...shownOperations(text)]));
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.map(({name}) => name).filter((name) => !shown.has(name))).toEqual(
      [],
    );
  });
});
