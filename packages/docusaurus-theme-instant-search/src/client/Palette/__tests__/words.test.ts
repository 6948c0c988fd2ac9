import {expect, it, vi} from 'vitest';
import {FILTERS} from '../../../engine/filters';
import {listFilterLabels, nameKind} from '../words';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `<${message}>`,
}));

it('has a button for what readers look for most', () => {
  expect(listFilterLabels().map(([, label]) => label)).toEqual([
    '<Guides>',
    '<Queries>',
    '<Mutations>',
    '<Types>',
    '<Fields>',
    '<Arguments>',
    '<Enums>',
    '<Deprecated>',
  ]);
});

it('has buttons of filters that there are', () => {
  const names = FILTERS.map(({name}) => name);
  for (const [name] of listFilterLabels()) expect(names).toContain(name);
});

it('has a word for every kind that a filter lets through, and keeps others', () => {
  const kinds = new Set(FILTERS.flatMap((filter) => filter.kinds ?? []));
  // It stands under a heading that says so.
  kinds.delete('guide');
  for (const kind of kinds) expect(nameKind(kind)).toBe(`<${kind}>`);
  expect(nameKind('chapter')).toBe('chapter');
});
