import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import {readBuild} from '../../checks/build';
import {markdownBudget} from '../../checks/rules/markdownBudget';
import {markdownMatchesPages} from '../../checks/rules/markdownMatchesPages';
import {noBrokenLinks} from '../../checks/rules/noBrokenLinks';
import {pageRules} from '../../checks/rules/pageRules';
import {titlesAreUnique} from '../../checks/rules/titlesAreUnique';
import {runChecks} from '../../checks/runChecks';
import {ROOT} from '../../commands/paths';
import {runNode} from '../../commands/processes';
import {createServer} from '../../commands/server/createServer';
import {serveLocally} from '../support/serveLocally';
import {writeFolder} from '../support/writeFolder';

/** A schema among the fixtures of the tests. */
export function schemaFile(name: string): string {
  return path.join(ROOT, 'tests', 'schemas', name);
}

/** A folder that does not exist yet, for the output of a build. */
export function createOutput(): string {
  return path.join(writeFolder(), 'site');
}

/** Runs `npm run reference -- <args>` as a reader would and waits for its end. */
export async function runReference(
  args: readonly string[],
): Promise<{readonly code: number; readonly output: string}> {
  const {code, output} = await runNode(
    ['--import', 'tsx', 'commands/reference.ts', ...args],
    {
      env: {FORCE_COLOR: '0'},
      output: 'capture',
    },
  );
  return {code, output: stripVTControlCharacters(output)};
}

/** Builds a reference; throws with all that the command wrote where that fails. */
export async function buildReference(
  out: string,
  ...args: readonly string[]
): Promise<string> {
  const {code, output} = await runReference([...args, '--out', out]);
  if (code !== 0) throw new Error(`npm run reference failed (${code}):\n${output}`);
  // Lines of Docusaurus and Rspack that nobody who runs the command can use.
  if (/Generated static files|`npm run serve`|Rspack Deprecation/.test(output)) {
    throw new Error(`npm run reference logs lines about what it uses:\n${output}`);
  }
  return output;
}

/** Serves a folder as `npm run serve` does; `stop` ends it. */
export function serveFolder(folder: string): ReturnType<typeof serveLocally> {
  return serveLocally(createServer(folder));
}

/** The HTML of every page of a build, by the page's path. */
export function readPages(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => path.basename(file) === 'index.html')
      .map((file) => [
        `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'),
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );
}

/** What the checks of any build find in this one. */
export function findProblems(folder: string): readonly string[] {
  const {idsAreUnique, oneMainHeading, structuredDataParses} = pageRules;
  const checks = {
    idsAreUnique,
    markdownBudget,
    markdownMatchesPages,
    noBrokenLinks,
    oneMainHeading,
    structuredDataParses,
    titlesAreUnique,
  };
  return runChecks(readBuild(folder), checks).map(
    ({page, message}) => `${page}: ${message}`,
  );
}

/** Words of titles for the kinds of types; any other type is a scalar. */
const WORDS = [
  ['object', isObjectType],
  ['interface', isInterfaceType],
  ['enum', isEnumType],
  ['input object', isInputObjectType],
  ['union', isUnionType],
] as const;

/** The titles of the pages that a schema needs, as graphql-js alone lists its elements. */
export function listTitles(schema: GraphQLSchema): readonly string[] {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const types = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !type.name.startsWith('__') && !Object.values(roots).some((root) => root === type),
  );
  return [
    ...Object.entries(roots).flatMap(([word, type]) =>
      Object.keys(type?.getFields() ?? {}).map((name) => `${name} ${word}`),
    ),
    ...types.map((type) => {
      const [word = 'scalar'] = WORDS.find(([, isKind]) => isKind(type)) ?? [];
      return `${type.name} ${word}`;
    }),
    ...schema.getDirectives().map(({name}) => `@${name} directive`),
  ];
}
