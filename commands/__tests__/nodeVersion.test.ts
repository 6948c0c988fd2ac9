import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import {expect, it} from 'vitest';
import {refuseNode} from '../nodeVersion.cjs';
import {ROOT} from '../paths';
import {readLockfile, toEngines, withDependencies} from './engines';

const ENGINES = '^20.19.0 || ^22.13.1 || >=24.0.0';
const WORDS = '20 from 20.19 on, or 22 from 22.13 on, or 24 or later';
const REMEDY =
  'Install another from https://nodejs.org ("nvm install" takes the one of .nvmrc), then try again.';

function readText(name: string): string {
  return readFileSync(path.join(ROOT, name), 'utf8');
}

function readEngines(folder: string): string | undefined {
  const manifest = readText(path.join(folder, 'package.json'));
  return (JSON.parse(manifest) as {engines?: {node?: string}}).engines?.node;
}

it.each(['20.19.0', '20.20.2', '22.13.1', '22.14.0', '24.0.0', '25.1.0'])(
  'takes Node %s',
  (version) => {
    expect(refuseNode(version, ENGINES)).toBeUndefined();
  },
);

it.each(['0.12.18', '18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.13.0', '23.11.0'])(
  'refuses Node %s',
  (version) => {
    expect(refuseNode(version, ENGINES)).toBe(
      `This project needs Node 20 from 20.19 on, or 22 from 22.13.1 on, or 24 or later, but this is Node ${version}.\n${REMEDY}`,
    );
  },
);

it('names a minor version where any later is taken from there on', () => {
  expect(refuseNode('20.0.0', '>=20.1.0')).toBe(
    `This project needs Node 20.1 or later, but this is Node 20.0.0.\n${REMEDY}`,
  );
});

it('says which forms of "engines" it reads', () => {
  expect(() => refuseNode('20.0.0', '20.x')).toThrow(
    '"engines" of package.json holds "20.x". Write ^1.2.3 or >=1.2.3.',
  );
});

it('stops every command before anything is installed or newer syntax is read', () => {
  const pretend =
    "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '20.0.0'}})";
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      'commands/run.cjs',
      'start',
    ],
    {cwd: ROOT, encoding: 'utf8'},
  );
  expect({status, stdout, stderr}).toEqual({
    status: 1,
    stdout: '',
    stderr: `This project needs Node ${WORDS}, but this is Node 20.0.0.\n${REMEDY}\n`,
  });
});

it('is asked for by every script that runs a command', () => {
  const {scripts} = JSON.parse(readText('package.json')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const bypassing = Object.values(scripts).filter((script) =>
    /\b(?:node|tsx) (?!commands\/run\.cjs )/.test(script),
  );
  expect(bypassing).toEqual([]);
});

it('is every one that all installed packages run on, and stated everywhere', () => {
  const needed = toEngines(Object.keys(readLockfile()));
  expect(readEngines('.')).toBe(needed);
  expect(refuseNode('0.0.0', needed)).toContain(`needs Node ${WORDS}, but`);
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    expect(readText(file)).toContain(WORDS.replaceAll(', or 22', ', 22'));
  }
  expect(`^${readText('.nvmrc').trim()}`).toBe(needed.split(' || ')[0]);
});

it.each(readdirSync(path.join(ROOT, 'packages')))(
  'is stated by %s as its dependencies need it',
  (name) => {
    const folder = `packages/${name}`;
    expect(semver.validRange(readEngines(folder))).toBe(
      toEngines(withDependencies(folder)),
    );
  },
);
