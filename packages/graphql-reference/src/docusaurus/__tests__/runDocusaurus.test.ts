import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {runNode} from '../../command/processes';
import {runDocusaurus} from '../runDocusaurus';

vi.mock('../../command/processes', () => ({
  runNode: vi.fn(() => Promise.resolve({code: 0, output: ''})),
}));

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

test('lets Node.js load this package and the plugins and themes that it depends on', async () => {
  await runDocusaurus(['start'], {cwd: '/'});
  const manifest = new URL('../../../package.json', import.meta.url);
  const {name, dependencies} = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const loaded = Object.keys(dependencies).filter((one) => one.startsWith('docusaurus-'));
  const [, options] = vi.mocked(runNode).mock.calls[0]!;
  expect(JSON.parse(options.env!['JITI_NATIVE_MODULES']!)).toEqual([...loaded, name]);
});
