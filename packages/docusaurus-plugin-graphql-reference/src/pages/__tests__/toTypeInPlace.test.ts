import {describe, expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf} from '../../__tests__/contextOf';
import {names} from './names';
import {SMALL} from './smallApi';

describe('a member of a type in place', () => {
  const memberOf = (field: string) => {
    const context = contextOf(`type Query { space: Space } type Space { ${field} }`);
    const {unfolded} = sectionOf(pageOf(context, 'operations/queries/space'), 'returns');
    return context.render(unfolded?.members[0]);
  };

  it('has all of its description, and why it is deprecated', () => {
    const field = `"One. *Two*, else \`FORBIDDEN\`." a: Int @deprecated(reason: "Use \`b\`.")`;
    expect(memberOf(field)).toMatchObject({
      description: {
        shown: '<p>One. <em>Two</em>, else <code>FORBIDDEN</code>.</p>',
        rest: '',
      },
      deprecation: {title: 'Deprecated.', text: '<p>Use <code>b</code>.</p>'},
    });
  });

  it.each([
    ['of 500 characters of HTML', 'x'.repeat(484), '<p>{}</p>\n<p>y</p>', ''],
    ['of more', 'x'.repeat(485), '<p>{}</p>', '<p>y</p>'],
  ])('folds what follows the first paragraph %s', (_, text, shown, rest) => {
    expect(memberOf(`"${text}\\n\\ny" a: Int`)).toMatchObject({
      description: {shown: shown.replace('{}', text), rest},
    });
  });

  it('folds nothing of a paragraph or a list, however long', () => {
    const text = 'x'.repeat(900);
    expect(memberOf(`"${text}" a: Int`)).toMatchObject({
      description: {shown: `<p>${text}</p>`, rest: ''},
    });
    expect(memberOf(`"- ${text}\\n- y" a: Int`)).toMatchObject({
      description: {shown: `<ul>\n<li>${text}</li>\n<li>y</li>\n</ul>`, rest: ''},
    });
  });
});

it('an input of which one field is set states that wherever it is shown', () => {
  const context = contextOf(`
    type Query { a(by: By, in: In): Int }
    input By @oneOf { id: ID name: String }
    input In { by: By }
  `);
  const {members} = sectionOf(pageOf(context, 'operations/queries/a'), 'members');
  const [by, within] = context.render(members);
  const note = by?.unfolded?.note;
  expect(note).toContain('Set exactly one of the fields');
  expect(within?.unfolded?.note).toBe('');
  expect(within?.unfolded?.members[0]?.unfolded?.note).toBe(note);
});

it('a type is described wherever its members are shown', () => {
  const context = contextOf(`
    type Query { a(in: In): Out }
    "Omitted fields stay; \`null\` clears one." input In { by: By }
    input By { id: ID }
    "A result." type Out { id: ID }
  `);
  const page = pageOf(context, 'operations/queries/a');
  const [within] = context.render(sectionOf(page, 'members').members);
  expect(within?.unfolded?.description).toEqual({
    shown: '<p>Omitted fields stay; <code>null</code> clears one.</p>',
    rest: '',
  });
  expect(within?.unfolded?.members[0]?.unfolded?.description.shown).toBe('');
  const {unfolded} = sectionOf(page, 'returns');
  expect(unfolded?.description).toEqual({type: 'folded markdown', source: 'A result.'});
});

it('all inputs of a page share what they may show in place', () => {
  const names = Array.from({length: 140}, (_, index) => `f${index}`);
  const context = contextOf(`
    type Query { a(b: Big c: Big d: Big): Result }
    input Big { ${names.join(': Int ')}: Int }
    type Result { ${names.join(': Int ')}: Int }
  `);
  const page = pageOf(context, 'operations/queries/a');
  expect(
    sectionOf(page, 'members').members.map(
      ({unfolded}) => unfolded && [unfolded.members.length, unfolded.omitted],
    ),
  ).toEqual([
    [100, 40],
    [47, 93],
    [0, 140],
  ]);
  expect(sectionOf(page, 'returns').unfolded?.members).toHaveLength(50);
});

it('whatever has a type that the owner names a guide for links to it', () => {
  const context = contextOf(
    `
    type Query { spaces(key: Key, first: Int): PagedSpaces }
    type PagedSpaces { next: PagedSpaces key: Key a(b: Key): Int }
    scalar Key scalar OldKey
    `,
    {
      guides: {
        'Paged*': {label: 'Pagination', to: '/docs/pagination'},
        Key: {label: 'Keys', to: '/docs/keys'},
        'P*': {label: 'Never reached', to: '/'},
      },
    },
  );
  const pages = {text: 'Pagination', href: '/base/docs/pagination'};
  const keys = {text: 'Keys', href: '/base/docs/keys'};
  const query = pageOf(context, 'operations/queries/spaces');
  expect(sectionOf(query, 'members').members.map(({guide}) => guide)).toEqual([
    keys,
    undefined,
  ]);
  const {guide, unfolded} = sectionOf(query, 'returns');
  expect(guide).toEqual(pages);
  expect(unfolded?.members.map((member) => member.guide)).toEqual([
    pages,
    keys,
    undefined,
  ]);
  const {members} = sectionOf(pageOf(context, 'types/objects/paged-spaces'), 'members');
  expect(members.map((member) => member.guide)).toEqual([pages, keys, undefined]);
  expect(members[2]?.arguments[0]?.guide).toEqual(keys);
});

/** How many members a page shows in place, all levels counted. */
function countUnfolded(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'omitted' in value && 'members' in value ? (value.members as []).length : 0;
  return (
    own + Object.values(value).reduce((sum: number, one) => sum + countUnfolded(one), 0)
  );
}

describe('what a page shows in place', () => {
  it('unfolds inputs of arguments and of input fields, and the result', () => {
    const unfoldedOn = (path: string) =>
      sectionOf(pageOf(SMALL, path), 'members').members.flatMap(({name, unfolded}) =>
        unfolded ? [name] : [],
      );
    expect(unfoldedOn('operations/mutations/create-space')).toEqual(['input']);
    expect(unfoldedOn('types/inputs/filter')).toEqual(['nested', 'role']);
    expect(unfoldedOn('types/objects/space')).toEqual([]);
    const result = sectionOf(
      pageOf(SMALL, 'operations/mutations/create-space'),
      'returns',
    );
    expect(result.unfolded?.members.map(({name}) => name)).toEqual(['id', 'role', 'any']);
  });

  it('however many members the inputs of an operation have, those left out counted', () => {
    const wide = (type: string) => `${names(60, 'f').join(`: ${type} `)}: ${type}`;
    const context = contextOf(`
      type Query { search(${wide('A')}): Int }
      input A { ${wide('B')} }
      input B { ${wide('C')} }
      input C { ${wide('Int')} }
    `);
    const {members} = sectionOf(pageOf(context, 'operations/queries/search'), 'members');
    expect(members.length).toBe(60);
    expect(countUnfolded(members)).toBeLessThan(300);
    expect(members.every(({unfolded}) => unfolded)).toBe(true);
    expect(members.at(-1)?.unfolded).toMatchObject({name: 'A', members: [], omitted: 60});
  });
});
