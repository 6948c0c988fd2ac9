import {expect, it} from 'vitest';
import {byVersion} from '../../../../tests/support/graphqlVersion';
import {describeSchema} from '../model/describeSchema';
import {findChanges} from '../views/findChanges';
import {printSchemaFile} from '../views/printSchemaFile';
import {loadFiles, messageOf} from '../schema/__tests__/loadFiles';

const SDL = `directive @stage(level: String!) repeatable on DIRECTIVE_DEFINITION | OBJECT
directive @loft(a: Int) @stage(level: "late") @deprecated(reason: "Use \`@cellar\`.") repeatable on FIELD_DEFINITION
directive @cellar on FIELD_DEFINITION
extend directive @cellar @stage(level: "new") @stage(level: "firm")
type Query { a: Int @loft }
`;
const load = (sdl: string) => loadFiles({'a.graphql': sdl}).schema;

if (byVersion(true, false)) {
  it.each([
    ['directive @a on DIRECTIVE_DEFINITION', 'Unexpected Name "DIRECTIVE_DEFINITION".'],
    ['directive @a(b: Int) @deprecated on FIELD', 'Expected "on", found "@".'],
    ['directive @a @deprecated on FIELD', 'Expected "on", found "@".'],
    ['extend directive @a @b', 'Unexpected Name "directive".'],
  ])('names the version of graphql that reads %s', (sdl, problem) => {
    const message = messageOf(() => load(sdl));
    expect(message).toContain(`Syntax error: ${problem}`);
    expect(message).toMatch(
      /\n {2}Directives on directives are read by graphql 17, and this is 16\.[\d.]+\. Install it: npm install graphql@17$/,
    );
  });

  it('leaves out what a server with graphql 17 sends', () => {
    const int = {kind: 'SCALAR', name: 'Int'};
    const fields = [{name: 'a', args: [], type: int}];
    const types = [{kind: 'OBJECT', name: 'Q', fields, interfaces: []}, int];
    const toDirective = (name: string, ...locations: readonly string[]) => ({
      name,
      locations,
      args: [],
    });
    const directives = [
      toDirective('deprecated', 'FIELD_DEFINITION', 'DIRECTIVE_DEFINITION'),
      toDirective('some', 'OBJECT', 'DIRECTIVE_DEFINITION'),
      toDirective('only', 'DIRECTIVE_DEFINITION'),
    ];
    const __schema = {queryType: {name: 'Q'}, types, directives};
    const {schema, warnings} = loadFiles({'a.json': JSON.stringify({__schema})});
    expect(schema.getDirective('some')?.locations).toEqual(['OBJECT']);
    expect(schema.getDirective('only')).toBeUndefined();
    expect(warnings).toEqual(
      ['some', 'only'].map(
        (name) =>
          expect.stringContaining(`"@${name}" is for places that graphql 16.`) as unknown,
      ),
    );
  });
} else {
  it('reads directives on directives, and prints them as they are written', () => {
    const model = describeSchema(load(SDL));
    const [, loft, cellar] = model.directives;
    expect(loft).toMatchObject({
      coordinate: '@loft',
      deprecation: {reason: 'Use `@cellar`.'},
      directives: [{name: 'stage'}, {name: 'deprecated'}],
    });
    expect(cellar?.directives.map(({arguments: [one]}) => one?.value)).toEqual([
      '"new"',
      '"firm"',
    ]);
    const text = printSchemaFile(model);
    expect(text).toContain(
      'directive @loft(a: Int) @stage(level: "late") @deprecated(reason: "Use `@cellar`.") repeatable on FIELD_DEFINITION',
    );
    expect(printSchemaFile(describeSchema(load(text)))).toBe(text);
  });

  it('finds that a directive is deprecated', () => {
    const before = SDL.replace(/ @deprecated\(.*?\)/, '');
    expect(findChanges(describeSchema(load(before)), describeSchema(load(SDL)))).toEqual([
      {what: 'deprecated', coordinate: '@loft', isBreaking: false},
    ]);
  });

  it('advises how to define a directive that is put on another one', () => {
    expect(
      messageOf(() => load('directive @a @b(c: 1) on FIELD\ntype Query { a: Int }')),
    ).toContain('"directive @b(c: Int) on DIRECTIVE_DEFINITION"');
  });
}
