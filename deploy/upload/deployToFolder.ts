import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {planRetention, type LastCurrent} from './retention';

/** The folder of a build whose file names hold a hash of their content. */
const HASHED = 'assets';
/** Starts with a dot: no server of ours shows it. */
const RECORD = '.release.json';
/** Releases that stay whole, so that one can go back to them. */
const RELEASES_KEPT = 5;

/** What a release remembers: which hashed files are its own, and since when others are not. */
interface ReleaseRecord {
  readonly own: readonly string[];
  readonly lastCurrent: LastCurrent;
}

export interface Deployed {
  /** Name of the folder in `releases`. */
  readonly release: string;
  readonly kept: number;
  readonly expired: number;
}

/**
 * Goes back to an earlier release, as a new one: pages of the release that it replaces still find
 * their files.
 */
export async function rollBack(
  target: string,
  release: string,
  now: Date = new Date(),
): Promise<Deployed> {
  const folder = path.join(target, 'releases', release);
  const names: string[] = await readdir(path.join(target, 'releases')).catch(() => []);
  if (!names.includes(release)) {
    throw new Error(
      `${target} has no release "${release}". It has: ${names.sort().join(', ') || 'none'}.`,
    );
  }
  return deployToFolder(folder, target, now);
}

/**
 * Puts a build into `<target>/releases/<time>` and points `<target>/current` to it, in one step.
 * Hashed files of earlier builds are part of the release for 14 days after they were last current.
 */
export async function deployToFolder(
  build: string,
  target: string,
  now: Date = new Date(),
): Promise<Deployed> {
  const releases = path.join(target, 'releases');
  const name = now.toISOString().replaceAll(':', '-');
  const release = path.join(releases, name);
  const unfinished = `${release}.unfinished`;
  const before = await readCurrent(target);
  await mkdir(releases, {recursive: true});
  await cp(build, unfinished, {recursive: true, preserveTimestamps: true});
  const own = await listHashed(unfinished);
  const plan = planRetention(before?.record.lastCurrent ?? {}, {
    previous: before?.record.own ?? [],
    next: own,
    now,
  });
  for (const file of plan.kept) {
    await linkFile(path.join(before?.folder ?? '', file), path.join(unfinished, file));
  }
  const record: ReleaseRecord = {own, lastCurrent: plan.lastCurrent};
  await writeFile(path.join(unfinished, RECORD), JSON.stringify(record));
  await rename(unfinished, release);
  await pointTo(target, name);
  await removeOldReleases(releases, name);
  return {release: name, kept: plan.kept.length, expired: plan.expired.length};
}

async function pointTo(target: string, release: string): Promise<void> {
  const next = path.join(target, `current.${process.pid}`);
  await rm(next, {force: true});
  await symlink(path.join('releases', release), next);
  await rename(next, path.join(target, 'current'));
}

async function readCurrent(
  target: string,
): Promise<{readonly folder: string; readonly record: ReleaseRecord} | undefined> {
  const relative = await readlink(path.join(target, 'current')).catch(() => undefined);
  if (relative === undefined) return undefined;
  const folder = path.join(target, relative);
  const text = await readFile(path.join(folder, RECORD), 'utf8');
  return {folder, record: JSON.parse(text) as ReleaseRecord};
}

async function listHashed(release: string): Promise<string[]> {
  const folder = path.join(release, HASHED);
  const names = await readdir(folder, {recursive: true}).catch(() => []);
  const files: string[] = [];
  for (const name of names) {
    const isFile = (await stat(path.join(folder, name))).isFile();
    if (isFile) files.push(path.join(HASHED, name));
  }
  return files.sort();
}

/** A second name for the same bytes: a release costs the disk only what is new in it. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await link(from, to);
}

async function removeOldReleases(releases: string, current: string): Promise<void> {
  const names = (await readdir(releases)).filter((name) => name !== current).sort();
  const old = names.slice(0, Math.max(0, names.length - (RELEASES_KEPT - 1)));
  for (const name of old) {
    await rm(path.join(releases, name), {recursive: true, force: true});
  }
}
