import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {satisfies} from 'semver';
import {expect, it} from 'vitest';
import {refuseNode} from '../nodeVersion.mjs';
import {ROOT} from '../paths';

interface Manifest {
  readonly engines?: {readonly node?: string};
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, Manifest & {readonly optional?: boolean; readonly version?: string}>
  >;
}

const ENGINES = '^20.19.0 || ^22.13.1 || >=24.0.0';

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
}

it.each(['20.19.0', '20.20.2', '22.13.1', '22.14.0', '24.0.0', '25.1.0'])(
  'takes Node %s',
  (version) => {
    expect(refuseNode(version, ENGINES)).toBeUndefined();
  },
);

it.each(['18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.12.9', '22.13.0', '23.11.0'])(
  'refuses Node %s',
  (version) => {
    expect(refuseNode(version, ENGINES)).toBe(
      `This project needs Node 20 from 20.19 on, or 22 from 22.13 on, or 24 or later, but this is Node ${version}.\nInstall another from https://nodejs.org, then try again.`,
    );
  },
);

it('says which forms of "engines" it reads', () => {
  expect(() => refuseNode('20.0.0', '20.x')).toThrow(
    '"engines" of package.json holds "20.x". Write ^1.2.3 or >=1.2.3.',
  );
});

it('stops every command before anything is installed', () => {
  const pretend =
    "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '20.0.0'}})";
  const {status, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      'commands/run.mjs',
      'start',
    ],
    {cwd: ROOT, encoding: 'utf8'},
  );
  expect(stderr).toMatch(/^This project needs Node .* but this is Node 20\.0\.0\.\n/);
  expect(status).toBe(1);
});

it('asks for no older Node than any dependency does, and states it everywhere', () => {
  const {engines} = readJson('package.json') as Manifest;
  const needed = engines?.node ?? '';
  const least = [...needed.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
  const {packages} = readJson('package-lock.json') as Lockfile;
  const refusing = Object.entries(packages).filter(
    ([, {engines: asked}]) =>
      asked?.node !== undefined &&
      least.some((version) => !satisfies(version, asked.node!)),
  );
  expect(refusing.map(([name, {engines: asked}]) => `${name}: ${asked?.node}`)).toEqual(
    [],
  );
  expect(least).toEqual(['20.19.0', '22.13.0', '24.0.0']);
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain(
      '20 from 20.19 on, 22 from 22.13 on, or 24 or later',
    );
  }
  expect(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8')).toBe(`${least[0]}\n`);
});
