import {describeSchema, hideElements} from 'graphql-api-model';
import {
  invalid,
  toPatterns,
  toPort,
  toTexts,
  type Command,
  type OptionTable,
  type OptionValues,
  type Setting,
} from 'graphql-samples/command';
import {reference} from '../../site/reference';
import {SITE} from '../paths';
import {listen} from '../server/listen';
import {createExampleResponses} from './createExampleResponses';
import {createMockServer, ENDPOINT} from './createMockServer';
import {loadMockSchema} from './loadMockSchema';

/** How the command is typed, before its options. */
export const PROGRAM = 'npm run mock --';

const OPTIONS = {
  port: {
    value: '<number>',
    text: 'Where it listens; 0 lets the system choose',
    default: '4001',
    parse: (setting: Setting) => toPort(setting, 0),
  },
  schema: {
    value: '<path>',
    text: 'The schema, a file, folder or quoted glob; that of site/reference.ts by default, may be repeated',
    isList: true,
    parse: toPatterns,
  },
  origin: {
    value: '<origin>',
    text: 'Pages of another host that may send requests, such as https://docs.example; those of this machine always may, may be repeated',
    isList: true,
    parse: toOrigins,
  },
} as const satisfies OptionTable;

/** The command `npm run mock`. */
export const MOCK: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Executes the operations of the schema with example data, on this machine only.',
  example: '--port 4002',
  run: (values, {directory}) => serveMock(values, directory),
};

function toOrigins(setting: Setting): readonly string[] {
  const expected =
    'a scheme, a host and a port if it has one, such as https://docs.example';
  const origins = toTexts(setting, expected);
  const wrong = origins.find(
    (text) => !URL.canParse(text) || new URL(text).origin !== text,
  );
  if (wrong === undefined) return origins;
  throw invalid({...setting, value: wrong}, expected);
}

async function serveMock(
  {port, schema: named, origin: origins = []}: OptionValues<typeof OPTIONS>,
  directory: string,
): Promise<number> {
  const schema = loadMockSchema(named, directory);
  const {scalars = {}} = reference;
  // What is hidden, the owner's examples and the guides are those of the site's schema.
  const {
    hide = [],
    requests = false,
    sampleFolders = [],
  }: Partial<typeof reference> = named === undefined ? reference : {};
  const hiding = {patterns: hide, lenient: true};
  const {isHidden} = hideElements(describeSchema(schema), hiding);
  const site = {directory: SITE, requests, sampleFolders, scalars, isHidden};
  const findResponse = createExampleResponses(schema, site);
  const server = createMockServer(schema, {scalars, isHidden, findResponse, origins});
  const used = await listen(server, port, toCommand);
  console.log(`Listening at http://localhost:${used}${ENDPOINT} (Ctrl+C stops it)`);
  return 0;
}

function toCommand(port: number): string {
  return `${PROGRAM} --port ${port}`;
}
