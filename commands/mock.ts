import {describeSchema, hideElements} from 'graphql-api-model';
import {reference} from '../site/reference';
import {createMockServer, ENDPOINT} from './mock/createMockServer';
import {createExampleResponses} from './mock/createExampleResponses';
import {loadMockSchema} from './mock/loadMockSchema';
import {parseArguments, PORT, USAGE} from './mock/parseArguments';
import {SITE} from './paths';
import {runCommand} from './runCommand';
import {listen} from './server/listen';

await runCommand(async () => {
  const options = parseArguments(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const directory = process.env['INIT_CWD'] ?? process.cwd();
  const schema = loadMockSchema(options.schema, directory);
  const {scalars = {}} = reference;
  // What is hidden, the owner's examples and the guides are those of the site's schema.
  const {
    hide = [],
    requests = false,
    sampleFolders = [],
  }: Partial<typeof reference> = options.schema === undefined ? reference : {};
  const hiding = {patterns: hide, lenient: true};
  const {isHidden} = hideElements(describeSchema(schema), hiding);
  const site = {directory: SITE, requests, sampleFolders, scalars, isHidden};
  const findResponse = createExampleResponses(schema, site);
  const {origins} = options;
  const server = createMockServer(schema, {scalars, isHidden, findResponse, origins});
  const port = await listen(server, options.port, PORT);
  console.log(`Listening at http://localhost:${port}${ENDPOINT} (Ctrl+C stops it)`);
  return 0;
});
