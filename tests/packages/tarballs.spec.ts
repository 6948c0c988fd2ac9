import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import type {Manifest} from '../../commands/packages/manifest';
import {listPackages} from '../../commands/packages/manifest';
import {run} from './run';
import {siteDirectory} from './strangerSite';

/** What Docusaurus, not npm, resolves. */
const ALIASES = /^(?:@theme(?:-init|-original)?|@generated|@site)\//;
/** Of Docusaurus' core: https://docusaurus.io/docs/docusaurus-core */
const CORE =
  /^@docusaurus\/(?:Link|Head|Translate|BrowserOnly|router|use\w+|isInternalUrl|ExecutionEnvironment|constants|ComponentCreator|renderRoutes|Interpolate)$/;

function installed(name: string): string {
  return path.join(siteDirectory(), 'node_modules', name);
}

/** The packages that an installed package imports. */
function listImports(directory: string): readonly string[] {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(?:jsx?|tsx?|[cm]js)$/.test(file),
  );
  const specifiers = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(path.join(directory, file), 'utf8'), true, true)
      .importedFiles.map(({fileName}) => fileName),
  );
  const names = specifiers
    .filter((name) => !/^(?:\.|node:)/.test(name) && !ALIASES.test(name))
    .map((name) => (CORE.test(name) ? '@docusaurus/core' : name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(names)].toSorted();
}

for (const {manifest} of listPackages()) {
  const {name} = manifest;

  test(`${name} declares every package that it imports`, () => {
    const published = JSON.parse(
      readFileSync(path.join(installed(name), 'package.json'), 'utf8'),
    ) as Manifest;
    const declared = new Set([
      name,
      ...Object.keys(published.dependencies ?? {}),
      ...Object.keys(published.peerDependencies ?? {}),
    ]);
    const isDeclared = (one: string): boolean =>
      declared.has(one) || declared.has(`@types/${one}`);
    expect(listImports(installed(name)).filter((one) => !isDeclared(one))).toEqual([]);
  });

  test(`${name} is installed as files, without tests and without sources but components`, () => {
    const files = readdirSync(installed(name), {recursive: true, withFileTypes: true});
    expect(files.filter((file) => file.isSymbolicLink())).toEqual([]);
    const paths = files
      .filter((file) => file.isFile())
      .map((file) =>
        path.relative(installed(name), path.join(file.parentPath, file.name)),
      );
    expect(paths.filter((file) => /__(?:tests|fixtures)__|\.test\./.test(file))).toEqual(
      [],
    );
    expect(
      paths.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/^src.theme./.test(file)),
    ).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
  });

  test(`Node.js loads ${name} by itself`, async () => {
    const program = `await import(${JSON.stringify(name)})`;
    await run(
      process.execPath,
      ['--input-type=module', '--eval', program],
      siteDirectory(),
    );
  });
}
