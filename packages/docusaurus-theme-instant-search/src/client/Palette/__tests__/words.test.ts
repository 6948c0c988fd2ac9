import {expect, it, vi} from 'vitest';
import {FILTERS} from '../../../engine/filters';
import {FILTER_LABELS, getKindLabel} from '../words';

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}) => `<${message}>`,
}));

it('has buttons for existing filters only', () => {
  const names = FILTERS.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(FILTER_LABELS)));
});

it('translates every kind that a filter lets through, and keeps others', () => {
  const kinds = new Set(FILTERS.flatMap((filter) => filter.kinds ?? []));
  // It is under a heading that names it.
  kinds.delete('guide');
  for (const kind of kinds) expect(getKindLabel(kind)).toBe(`<${kind}>`);
  expect(getKindLabel('chapter')).toBe('chapter');
});
