import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {ES_MODULES} from '../runDocusaurus';

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

test('has this package, and the plugins and themes that it depends on', () => {
  const manifest = new URL('../../../package.json', import.meta.url);
  const {name, dependencies} = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const loaded = Object.keys(dependencies).filter((one) => one.startsWith('docusaurus-'));
  expect(ES_MODULES).toEqual([...loaded, name]);
});
