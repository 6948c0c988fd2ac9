import {reference} from '../site/reference';
import {createMockServer, ENDPOINT} from './mock/createMockServer';
import {listenHere} from './mock/listenHere';
import {loadMockSchema} from './mock/loadMockSchema';
import {readArguments, USAGE} from './mock/readArguments';
import {runCommand} from './runCommand';

await runCommand(async () => {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const directory = process.env['INIT_CWD'] ?? process.cwd();
  const schema = loadMockSchema(options.schema, directory);
  const server = createMockServer(schema, reference.scalars);
  const port = await listenHere(server, options.port);
  console.log(`Answering at http://localhost:${port}${ENDPOINT} (Ctrl+C stops it)`);
  return 0;
});
