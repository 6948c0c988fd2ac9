import {reference} from '../site/reference';
import {createMockServer, ENDPOINT} from './mock/createMockServer';
import {findAnswers} from './mock/findAnswers';
import {findHidden} from './mock/findHidden';
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
  const {scalars} = reference;
  const server = createMockServer(schema, {
    scalars,
    // The owner's examples, and what is hidden, are those of the site's schema.
    ...(options.schema === undefined && {
      isHidden: findHidden(schema, reference),
      findAnswer: findAnswers(schema, {...reference, directory: SITE}),
    }),
  });
  const port = await listen(server, options.port, PORT);
  console.log(`Answering at http://localhost:${port}${ENDPOINT} (Ctrl+C stops it)`);
  return 0;
});
