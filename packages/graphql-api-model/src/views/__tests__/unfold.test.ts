import {describe, expect, it} from 'vitest';
import {linked, modelOf} from '../../__tests__/schemas';
import {countUnfolded, createUnfold, type Unfold, type Unfolded} from '../unfold';

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
          coordinate: 'Filter.name',
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
          coordinate: 'Filter.limit',
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
      'type Space { members(first: Int! = 20 role: Role! page: Int): Int } enum Role { ADMIN }',
    );
    const toOwn = (name: string) => ({
      coordinate: `Space.members(${name}:)`,
      name,
      href: `/docs/graphql/types/objects/space#members.${name}`,
    });
    expect(unfold('Space', 1)?.members[0]?.arguments).toEqual([
      {...toOwn('first'), required: false},
      {...toOwn('role'), required: true},
      {...toOwn('page'), required: false},
    ]);
  });

  it('goes as deep as the option and no deeper', () => {
    const depths = [1, 2, 3].map((depth) => social('User', depth));
    expect(depths.map((unfolded) => unfolded && outline(unfolded))).toEqual([
      'User: id spaces',
      'User: id spaces(Space: id owner~ parent~ role query any)',
      'User: id spaces(Space: id owner~ parent~ role(Role: ADMIN GUEST) query any)',
    ]);
  });

  it('is cut where a type would be inside itself', () => {
    const tree = unfoldOf('input A { b: B a: A list: [A!]! } input B { a: A c: Int }');
    expect(outline(tree('A', 9)!)).toBe('A: b(B: a~ c) a~ list~');
  });

  it('shows the values of an enum', () => {
    const unfolded = social('Role', 1);
    expect(unfolded?.members).toEqual(
      ['ADMIN', 'GUEST'].map((name) => ({
        coordinate: `Role.${name}`,
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
      `type Big { ${names(400, 'f').join(': Int ')}: Int }`,
    )('Big', 2)!;
    expect([members.length, omitted]).toEqual([100, 300]);
  });

  it('below its first level, with the rest counted', () => {
    const {members} = unfoldOf(
      `type Top { low: Low } type Low { ${names(40, 'f').join(': Int ')}: Int }`,
    )('Top', 2)!;
    expect(members[0]?.unfolded?.members.length).toBe(15);
    expect(members[0]?.unfolded?.omitted).toBe(25);
  });

  it('as a whole, the deepest levels cut first and counted', () => {
    const width = 9;
    const types = names(5, 'T').map(
      (name, level) =>
        `input ${name} { ${names(width, 'f')
          .map((field) => `${field}: ${level < 4 ? `T${level + 1}` : 'Int'}`)
          .join(' ')} }`,
    );
    const unfolded = unfoldOf(types.join('\n'))('T0', 5)!;
    const all = ({members}: Unfolded): readonly Unfolded[] =>
      members.flatMap(({unfolded: own}) => (own ? [own, ...all(own)] : []));
    expect(countUnfolded(unfolded)).toBe(100);
    expect(unfolded.members.length).toBe(width);
    expect(unfolded.members.every((one) => one.unfolded?.members.length === width)).toBe(
      true,
    );
    expect(all(unfolded).every((one) => one.members.length + one.omitted === width)).toBe(
      true,
    );
  });

  it.each([
    ['short', ''],
    ['long', 'x'.repeat(1000)],
  ])('to the number of members that is asked for, with %s descriptions', (_, text) => {
    const sdl = `"${text}" type T { ${names(10, 'f')
      .map((name) => `"${text}" ${name}(a: Int): Int`)
      .join(' ')} }`;
    const unfold = unfoldOf(sdl);
    const counts = [9, 10].map((most) => {
      const {members, omitted} = unfold('T', 1, most)!;
      return [members.length, omitted];
    });
    expect(counts).toEqual([
      [9, 1],
      [10, 0],
    ]);
  });

  it('without its description where it shows no member', () => {
    const unfolded = unfoldOf('"Text." type T { a: Int }')('T', 1, 0)!;
    expect(unfolded).toMatchObject({members: [], omitted: 1});
    expect(unfolded).not.toHaveProperty('description');
  });
});
