import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {toInstallLine} from '../installLine';
import {listPackages} from '../manifest';

it('a package is installed with those of this repository that it depends on', () => {
  expect(toInstallLine('graphql-examples', 'packed')).toBe(
    'npm install packed/{graphql-api-model,graphql-examples,graphql-samples}-*.tgz',
  );
  expect(toInstallLine('graphql-api-model', 'packed')).toBe(
    'npm install packed/graphql-api-model-*.tgz',
  );
});

it.each(listPackages())(
  'the README of $manifest.name has its line',
  ({directory, manifest}) => {
    const readme = readFileSync(path.join(directory, 'README.md'), 'utf8');
    const line = toInstallLine(manifest.name, 'path/to/clone/.cache/packages');
    expect(readme).toContain(`\`\`\`bash\n${line}\n\`\`\`\n`);
  },
);
