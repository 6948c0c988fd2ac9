import {CommandError} from '../runCommand';

const HEADING = /^## (.*)$/gm;

/** What a changelog says under the heading of a version, which a tag names as `v1.2.0`. */
export function readReleaseNotes(changelog: string, tag: string): string {
  const version = tag.replace(/^v/, '');
  const headings = [...changelog.matchAll(HEADING)];
  const index = headings.findIndex(([, title = '']) => title.split(' ')[0] === version);
  const heading = headings[index];
  if (heading === undefined) {
    const known = headings.map(([, title]) => `"${title}"`).join(', ');
    throw new CommandError(
      `CHANGELOG.md has no section "## ${version}" for the tag ${tag}, only ${known}. Give "## Unreleased" the name of the version, and put a new one above it.`,
    );
  }
  const end = headings[index + 1]?.index ?? changelog.length;
  const notes = changelog.slice(heading.index + heading[0].length, end).trim();
  if (notes === '')
    throw new CommandError(
      `The section "## ${version}" of CHANGELOG.md is empty. Write what is new, one line each.`,
    );
  return notes;
}
