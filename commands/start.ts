import {buildSite, isBuildCurrent} from './build/buildSite';
import {recoverDirectory} from 'graphql-reference/output';
import {BUILD} from './paths';
import {runCommand} from './runCommand';
import {assertPortIsFree, serve} from './server/serve';

await runCommand(async () => {
  // Before the build: nobody should wait for one only to learn this.
  await assertPortIsFree('npm start');
  await recoverDirectory(BUILD);
  if (await isBuildCurrent()) {
    console.log('site/build is up to date. "npm run build" builds it anyway.');
  } else {
    console.log('Building the site for production ...');
    const code = await buildSite(process.argv.slice(2));
    if (code !== 0) {
      return code;
    }
  }
  await serve(BUILD, 'npm start');
  return 0;
});
