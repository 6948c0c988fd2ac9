import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {listPackages} from '../../commands/packages/manifest';
import {ROOT} from '../../commands/paths';
import {run} from './run';
import {findTarball} from './strangerSite';

for (const {manifest} of listPackages()) {
  const {name} = manifest;

  test(`publint and "are the types wrong" find nothing in ${name}`, async () => {
    const tarball = findTarball(name);
    const {messages, pkg} = await publint({
      strict: true,
      pack: {tarball: new Uint8Array(readFileSync(tarball)).buffer},
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    // The packages are ES modules; CommonJS takes them by import().
    const attw = path.join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    // Styles have no types.
    const styles = Object.keys({...manifest.exports}).filter((entry) =>
      entry.endsWith('.css'),
    );
    const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
    await run(
      process.execPath,
      [attw, tarball, '--profile', 'esm-only', ...excluded],
      path.dirname(tarball),
    );
  });
}
