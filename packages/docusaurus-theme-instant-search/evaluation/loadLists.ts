import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {
  createPermalinks,
  describeSchema,
  loadSchema,
  toSearchPages,
} from 'graphql-api-model';
import {BUILD, ROOT, SITE} from '../../../commands/paths';
import type {IndexFile, Manifest} from '../src/format/indexFile';
import {toIndex} from '../src/indexer/toIndex';
import GITHUB from './github.json' with {type: 'json'};
import LIBRARY from './library.json' with {type: 'json'};
import {loadLibrary} from './loadLibrary';
import type {Questions} from './measureQuestions';
import NAUTICAL from './nautical.json' with {type: 'json'};
import SHOPIFY from './shopify.json' with {type: 'json'};

/** A site or a schema with questions about it. */
export interface QuestionList {
  readonly name: string;
  readonly index: IndexFile;
  readonly questions: Questions;
}

/** Where schemas are that are not a dependency of this repository. */
const FOLDER = '.cache/evaluation';

interface SchemaList {
  readonly name: string;
  readonly file: string;
  /** The package that has the file. */
  readonly source: string;
  readonly use: string;
  readonly questions: Questions;
}

/** Packages with schemas that nobody here wrote; only GitHub's is installed with the repository. */
const SCHEMAS: readonly SchemaList[] = [
  {
    name: "GitHub's schema",
    file: 'node_modules/@octokit/graphql-schema/schema.graphql',
    source: '@octokit/graphql-schema',
    use: 'for tuning',
    questions: GITHUB,
  },
  {
    name: "Shopify's storefront",
    file: `${FOLDER}/node_modules/@shopify/hydrogen-react/storefront.schema.json`,
    source: '@shopify/hydrogen-react@2026.4.4',
    use: 'for tuning',
    questions: SHOPIFY,
  },
  {
    name: "Nautical's marketplace",
    file: `${FOLDER}/node_modules/@nautical-commerce/graphql-schema/nautical/schema.graphql`,
    source: '@nautical-commerce/graphql-schema@4.15.0',
    use: 'never tuned for',
    questions: NAUTICAL,
  },
];

/** All lists: of this site, of schemas without a guide, of a library's site. */
export function loadLists(): readonly QuestionList[] {
  const site = readSiteIndex();
  const own = (list: string) =>
    readJson(SITE, 'docs/__tests__/searchQuestions', `${list}.json`) as Questions;
  return [
    {name: 'this site, for tuning', index: site, questions: own('tune')},
    {name: 'this site, never tuned for', index: site, questions: own('report')},
    {name: 'its second list, for tuning', index: site, questions: own('fitTune')},
    {name: 'its second list, never tuned for', index: site, questions: own('fitReport')},
    ...SCHEMAS.flatMap(loadSchemaLists),
    {name: 'a library, never tuned for', index: loadLibrary(), questions: LIBRARY},
  ];
}

export function readSiteIndex(): IndexFile {
  const {file} = readJson(BUILD, 'search-index.json') as Manifest;
  return readJson(BUILD, file) as IndexFile;
}

/** The lists of a schema, whose answers are addresses or schema coordinates. */
function loadSchemaLists({
  name,
  file,
  source,
  use,
  questions,
}: SchemaList): QuestionList[] {
  if (!existsSync(path.join(ROOT, file))) {
    console.log(
      `Not measured: ${name}. To measure it, run npm install --prefix ${FOLDER} --ignore-scripts ${source}`,
    );
    return [];
  }
  const {schema} = loadSchema({schema: file, lenient: true, directory: ROOT});
  const {index, toUrl} = describe(schema);
  const mapped = {
    questions: mapAnswers(questions.questions, toUrl),
    names: mapAnswers(questions.names, toUrl),
    unanswered: questions.unanswered,
  };
  return [{name: `${name}, ${use}`, index, questions: mapped}];
}

function describe(schema: GraphQLSchema) {
  const model = describeSchema(schema);
  const permalinks = createPermalinks(model, '/docs/graphql/');
  const toUrl = (answer: string): string => {
    const url = answer.startsWith('/') ? answer : permalinks.of(answer);
    if (url === undefined) throw new Error(`The schema has no "${answer}".`);
    return url;
  };
  return {index: toIndex(toSearchPages(model, permalinks)), toUrl};
}

type Answers = Readonly<Record<string, readonly string[]>>;

function mapAnswers(answers: Answers, toUrl: (answer: string) => string): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([query, right]) => [query, right.map(toUrl)]),
  );
}

function readJson(...names: readonly string[]): unknown {
  return JSON.parse(readFileSync(path.join(...names), 'utf8'));
}
