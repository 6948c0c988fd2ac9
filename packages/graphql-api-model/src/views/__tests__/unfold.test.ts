import {describe, expect, it} from 'vitest';
import {linked, modelOf} from '../../__fixtures__/schemas';
import {createUnfold, type Unfold, type Unfolded, weighUnfolded} from '../unfold';

function unfoldOf(sdl: string): Unfold {
  const {model, permalinks} = linked(modelOf(sdl));
  return createUnfold(model, permalinks);
}

/** Names as a tree: `Space(id owner(User(id)) space~)`, `~` where recursion is cut. */
function outline({name, members, omitted}: Unfolded): string {
  const list = members.map(
    (member) =>
      member.name +
      (member.recursive ? '~' : '') +
      (member.unfolded ? `(${outline(member.unfolded)})` : ''),
  );
  return `${name}: ${[...list, ...(omitted > 0 ? [`+${omitted}`] : [])].join(' ')}`;
}

const social = unfoldOf(`
  type Query { me: User }
  type Space { id: ID! owner: User! parent: Space role: Role query: Query any: Any }
  type User { id: ID! spaces: [Space!]! }
  enum Role { ADMIN GUEST }
  union Any = Space | User
`);

describe('a type in place', () => {
  it('shows its members as its own page does', () => {
    const unfold = unfoldOf(`
      input Filter {
        "Part of the name. Any letter case."
        name: String!
        limit: Int = 10 @deprecated(reason: "Use \`first\`.")
      }
    `);
    const int = {
      before: '',
      name: 'Int',
      after: '',
      href: '/docs/graphql/types/scalars/int',
    };
    expect(unfold('Filter', 1)).toEqual({
      kind: 'input',
      name: 'Filter',
      href: '/docs/graphql/types/inputs/filter',
      omitted: 0,
      members: [
        {
          name: 'name',
          href: '/docs/graphql/types/inputs/filter#name',
          type: {
            before: '',
            name: 'String',
            after: '!',
            href: '/docs/graphql/types/scalars/string',
          },
          arguments: [],
          required: true,
          description: 'Part of the name. Any letter case.',
          recursive: false,
        },
        {
          name: 'limit',
          href: '/docs/graphql/types/inputs/filter#limit',
          type: int,
          arguments: [],
          required: false,
          defaultValue: '10',
          deprecation: {reason: 'Use `first`.'},
          recursive: false,
        },
      ],
    });
  });

  it('names the arguments of its fields, each with its address', () => {
    const unfold = unfoldOf(
      'type Space { members(first: Int! = 20 role: Role! page: Int @deprecated): Int } enum Role { ADMIN }',
    );
    const at = '/docs/graphql/types/objects/space#members.';
    expect(unfold('Space', 1)?.members[0]?.arguments).toEqual([
      {name: 'first', href: `${at}first`, required: false, deprecated: false},
      {name: 'role', href: `${at}role`, required: true, deprecated: false},
      {name: 'page', href: `${at}page`, required: false, deprecated: true},
    ]);
  });

  it('goes as deep as asked and no deeper', () => {
    const depths = [1, 2, 3].map((depth) => social('User', depth));
    expect(depths.map((unfolded) => unfolded && outline(unfolded))).toEqual([
      'User: id spaces',
      'User: id spaces(Space: id owner~ parent~ role query any)',
      'User: id spaces(Space: id owner~ parent~ role(Role: ADMIN GUEST) query any)',
    ]);
  });

  it('is cut where a type would stand inside itself', () => {
    const tree = unfoldOf('input A { b: B a: A list: [A!]! } input B { a: A c: Int }');
    expect(outline(tree('A', 9)!)).toBe('A: b(B: a~ c) a~ list~');
  });

  it('shows the values of an enum', () => {
    const unfolded = social('Role', 1);
    expect(unfolded?.members).toEqual(
      ['ADMIN', 'GUEST'].map((name) => ({
        name,
        href: `/docs/graphql/types/enums/role#${name}`,
        arguments: [],
        required: false,
        recursive: false,
      })),
    );
  });

  it.each(['ID', 'Any', 'Query', 'Missing', '__Type'])(
    '%s has nothing to show in place',
    (name) => expect(social(name, 3)).toBeUndefined(),
  );
});

describe('a type in place is bounded', () => {
  const names = (count: number, prefix: string) =>
    Array.from({length: count}, (_, index) => `${prefix}${index}`);

  it('on its first level, with the rest counted', () => {
    const {members, omitted} = unfoldOf(
      `type Big { ${names(200, 'f').join(': Int ')}: Int }`,
    )('Big', 2)!;
    expect(members.length + omitted).toBe(200);
    expect(members.length).toBe(140);
  });

  it('below its first level, with the rest counted', () => {
    const {members} = unfoldOf(
      `type Top { low: Low } type Low { ${names(40, 'f').join(': Int ')}: Int }`,
    )('Top', 2)!;
    expect(members[0]?.unfolded?.members.length).toBe(15);
    expect(members[0]?.unfolded?.omitted).toBe(25);
  });

  it('as a whole, the deepest levels cut first', () => {
    const width = 12;
    const types = names(5, 'T').map(
      (name, level) =>
        `input ${name} { ${names(width, 'f')
          .map((field) => `${field}: ${level < 4 ? `T${level + 1}` : 'Int'}`)
          .join(' ')} }`,
    );
    const unfolded = unfoldOf(types.join('\n'))('T0', 5)!;
    const count = ({members}: Unfolded): number =>
      members.reduce((sum, one) => sum + 1 + (one.unfolded ? count(one.unfolded) : 0), 0);
    expect(count(unfolded)).toBe(140);
    expect(unfolded.members.length).toBe(width);
    expect(unfolded.members.slice(0, 10).every((one) => one.unfolded)).toBe(true);
  });

  /** How many of ten fields are shown where ten members of ordinary size are allowed. */
  const shownOf = (field: (name: string) => string): number => {
    const sdl = `type T { ${names(10, 'f').map(field).join(' ')} }`;
    const unfolded = unfoldOf(sdl)('T', 1, 10)!;
    expect(weighUnfolded(unfolded)).toBeLessThanOrEqual(10);
    return unfolded.members.length;
  };

  it.each([
    ['a text of 300 characters', 300, 10],
    ['a text of 301 characters', 301, 5],
    ['a text of 900 characters', 900, 3],
    ['a text that is too long for the whole page', 2999, 1],
  ])('by %s', (_, length, shown) => {
    expect(shownOf((name) => `"${'x'.repeat(length)}" ${name}: Int`)).toBe(shown);
    const reason = `@deprecated(reason: "${'x'.repeat(length)}")`;
    expect(shownOf((name) => `${name}: Int ${reason}`)).toBe(shown);
  });

  it.each([
    [4, 10],
    [5, 5],
    [10, 3],
  ])('by fields of %i arguments', (count, shown) => {
    const list = names(count, 'a').map((argument) => `${argument}: Int`);
    expect(shownOf((name) => `${name}(${list.join(' ')}): Int`)).toBe(shown);
  });

  it('and is left out where its first member is too large', () => {
    const sdl = `type T { "${'x'.repeat(3001)}" a: Int }`;
    expect(unfoldOf(sdl)('T', 1, 10)).toBeUndefined();
  });
});
