import {describe, expect, it} from 'vitest';
import {linked, modelOf} from '../../__fixtures__/schemas';
import {createUnfold, type Unfold, type Unfolded} from '../unfold';

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
          required: true,
          summary: 'Part of the name.',
          deprecated: false,
          recursive: false,
        },
        {
          name: 'limit',
          href: '/docs/graphql/types/inputs/filter#limit',
          type: int,
          required: false,
          defaultValue: '10',
          summary: '',
          deprecated: true,
          recursive: false,
        },
      ],
    });
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
        required: false,
        summary: '',
        deprecated: false,
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
});
