import {reference} from '../site/reference';
import {createMockServer, ENDPOINT} from './mock/createMockServer';
import {findAnswers} from './mock/findAnswers';
import {findHidden} from './mock/findHidden';
import {listenHere} from './mock/listenHere';
import {loadMockSchema} from './mock/loadMockSchema';
import {readArguments, USAGE} from './mock/readArguments';
import {SITE} from './paths';
import {runCommand} from './runCommand';

await runCommand(async () => {
  const options = readArguments(process.argv.slice(2));
  if (options === 'help') {
    console.log(USAGE);
    return 0;
  }
  const directory = process.env['INIT_CWD'] ?? process.cwd();
  const schema = loadMockSchema(options.schema, directory);
  const {scalars} = reference;
  const server = createMockServer(schema, {
    scalars,
    // The owner's examples, and what is hidden, are those of the site's schema.
    ...(options.schema === undefined && {
      isHidden: findHidden(schema, reference),
      findAnswer: findAnswers(schema, {...reference, directory: SITE}),
    }),
  });
  const port = await listenHere(server, options.port);
  console.log(`Answering at http://localhost:${port}${ENDPOINT} (Ctrl+C stops it)`);
  return 0;
});
