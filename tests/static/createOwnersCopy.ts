import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runProcess} from '../../commands/processes';
import {ROOT} from '../../commands/paths';
import {writeFolder} from '../support/writeFolder';

/** The choices of an owner in `site/settings.ts`, beside names and addresses. */
export interface OwnersChoice {
  readonly baseUrl: string;
  readonly blog: boolean;
  /** The language of the content, and those that it is translated into. */
  readonly locales: readonly string[];
  /** Whether the site has the reference of a second schema. */
  readonly hasSecondReference: boolean;
}

/** The content of an owner: guides, posts, schema, and the files that name them. */
const CONTENT = path.join(ROOT, 'tests', 'owner', 'site');
/** Generated files. */
const NOT_COPIED = new Set(
  ['.git', '.cache', 'node_modules', 'site/.cache', 'site/.docusaurus', 'site/build'].map(
    (name) => path.join(ROOT, name),
  ),
);
/** The content of this repository that the owner replaces. */
const REPLACED = [
  'site/docs',
  'site/blog',
  'site/schema',
  'site/schema-history',
  'site/pages.json',
];

/** The references of an owner with two schemas. */
const REFERENCES = `[
  createReference(reference),
  createReference({
    id: 'admin',
    schema: 'admin.graphql',
    routeBasePath: 'docs/admin',
    label: 'Admin API',
    sampleFolders: ['docs/admin'],
  }),
] as const;`;

/**
 * Copies this repository and changes settings, colours, guides, posts and schema, as "Make it yours"
 * in the README describes. Returns the folder of the copy, which needs no installation.
 */
export async function createOwnersCopy(choice: OwnersChoice): Promise<string> {
  // A folder that the repository itself would ignore.
  const copy = path.join(writeFolder(), '.cache', 'library');
  await cp(ROOT, copy, {
    recursive: true,
    // Else the copy of the lock file counts as newer than what is installed.
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.has(source),
  });
  await linkPackages(path.join(copy, 'node_modules'));
  // As in a clone, git knows the content that is deleted below.
  const owner = ['-c', 'user.name=Library', '-c', 'user.email=it@library.example'];
  for (const args of [['init'], ['add', '.'], [...owner, 'commit', '--message=Copy']])
    await runProcess('git', args, {cwd: copy, output: 'capture'});
  for (const name of REPLACED)
    await rm(path.join(copy, name), {recursive: true, force: true});
  await cp(CONTENT, path.join(copy, 'site'), {
    recursive: true,
    filter: (source) => choice.blog || path.relative(CONTENT, source) !== 'blog',
  });
  const settings = path.join(copy, 'site/settings.ts');
  const style = await resolveConfig(settings);
  await writeFile(
    settings,
    await format(toSettings(choice), {...style, filepath: settings}),
  );
  if (choice.hasSecondReference) {
    await change(path.join(copy, 'site/docusaurus.config.ts'), [
      ['[createReference(reference)] as const;', REFERENCES],
    ]);
    await change(path.join(copy, 'site/docs/branches.md'), [
      ['# Branches\n', '# Branches\n\nThe staff uses the [Admin API](/docs/admin/).\n'],
    ]);
  }
  await change(path.join(copy, 'packages/graphql-reference/src/css/tokens.css'), [
    ['--site-color-accent: #14584a', '--site-color-accent: #4a2a7f'],
    ['--site-color-accent-strong: #0d4136', '--site-color-accent-strong: #331a5e'],
  ]);
  return copy;
}

/** The packages that are installed here; those of the repository are the ones of the copy. */
async function linkPackages(target: string): Promise<void> {
  const source = path.join(ROOT, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(source)) {
    const entry = path.join(source, name);
    const isOwn = (await lstat(entry)).isSymbolicLink();
    await symlink(isOwn ? await readlink(entry) : entry, path.join(target, name));
  }
}

const ORIGIN = 'https://developers.library.example';

function toSettings({baseUrl, blog, locales}: OwnersChoice): string {
  return `/** What the owner of the library's site has decided. */
export const settings = {
  name: 'City Library',
  tagline: 'How to ask the City Library for books',
  url: '${ORIGIN}',
  baseUrl: '${baseUrl}' as string,
  locales: ['${locales.join("', '")}'] as readonly [string, ...string[]],
  firstGuide: '/docs/start' as string,
  endpoint: 'https://api.library.example/graphql',
  signIn: undefined as string | undefined,
  repository: 'https://code.library.example/api',
  editUrl: undefined as string | undefined,
  socialProfiles: [{label: 'Readers', href: '${baseUrl === '/' ? 'https://readers.example' : ORIGIN}/readers'}],
  announcement: undefined as {readonly id: string; readonly content: string} | undefined,
  blog: ${blog} as boolean,
  copyrightYear: 2026,
} as const;
`;
}

/** Replaces texts of a file, which are there. */
async function change(
  file: string,
  changes: readonly (readonly [text: string, other: string])[],
): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = changes.reduce((text, [old, other]) => {
    if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
    return text.replaceAll(old, () => other);
  }, before);
  await writeFile(file, after);
}
