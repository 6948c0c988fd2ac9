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
import {ROOT} from '../../commands/paths';
import {writeFolder} from '../support/writeFolder';

/** The choices of an owner in `site/settings.ts`, beside names and addresses. */
export interface OwnersChoice {
  readonly baseUrl: string;
  readonly blog: boolean;
}

/** The content of an owner: guides, posts, schema, and the files that name them. */
const CONTENT = path.join(ROOT, 'tests', 'owner', 'site');
/** Generated files, and the files that create such copies. */
const NOT_COPIED = new Set(
  [
    '.git',
    '.cache',
    'node_modules',
    'site/.cache',
    'site/.docusaurus',
    'site/build',
    'tests/owner',
    'tests/static/owner.spec.ts',
  ].map((name) => path.join(ROOT, name)),
);
/** The content of this repository that the owner replaces. */
const REPLACED = [
  'site/docs',
  'site/blog',
  'site/schema',
  'site/schema-history',
  'site/pages.json',
];

/**
 * Copies this repository and changes settings, colours, guides, posts and schema, as "Make it yours"
 * in the README describes. Returns the folder of the copy, which needs no installation.
 */
export async function createOwnersCopy(choice: OwnersChoice): Promise<string> {
  const copy = writeFolder();
  await cp(ROOT, copy, {
    recursive: true,
    // Else the copy of the lock file counts as newer than what is installed.
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.has(source),
  });
  await linkPackages(path.join(copy, 'node_modules'));
  for (const name of REPLACED)
    await rm(path.join(copy, name), {recursive: true, force: true});
  await cp(CONTENT, path.join(copy, 'site'), {
    recursive: true,
    filter: (source) => choice.blog || path.relative(CONTENT, source) !== 'blog',
  });
  await writeFile(path.join(copy, 'site/settings.ts'), toSettings(choice));
  await recolour(path.join(copy, 'packages/graphql-reference/src/css/tokens.css'));
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

function toSettings({baseUrl, blog}: OwnersChoice): string {
  return `/** What the owner of the library's site has decided. */
export const settings = {
  name: 'City Library',
  tagline: 'How to ask the City Library for books',
  url: 'https://developers.library.example',
  baseUrl: '${baseUrl}' as string,
  firstGuide: '/docs/start' as string,
  endpoint: 'https://api.library.example/graphql',
  signIn: undefined as string | undefined,
  repository: 'https://code.library.example/api',
  editUrl: undefined as string | undefined,
  socialProfiles: [{label: 'Readers', href: 'https://readers.example/library'}],
  announcement: undefined as {readonly id: string; readonly content: string} | undefined,
  blog: ${blog} as boolean,
  copyrightYear: 2026,
} as const;
`;
}

async function recolour(file: string): Promise<void> {
  const css = await readFile(file, 'utf8');
  await writeFile(
    file,
    css
      .replace(/(--site-color-accent): #14584a/, '$1: #4a2a7f')
      .replace(/(--site-color-accent-strong): #0d4136/, '$1: #331a5e'),
  );
}
