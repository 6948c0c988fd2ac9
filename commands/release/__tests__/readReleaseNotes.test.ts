import {expect, it} from 'vitest';
import {readReleaseNotes} from '../readReleaseNotes';

const CHANGELOG = `# Changelog

## Unreleased

- Not out yet.

## 1.10.0 - 2026-11-22

- New:

  ### No heading of a version

- More.

## 1.1.0

- Old.

## 1.0.0
`;

it('is what stands under the version that the tag names', () => {
  expect(readReleaseNotes(CHANGELOG, 'v1.10.0')).toBe(
    '- New:\n\n  ### No heading of a version\n\n- More.',
  );
  expect(readReleaseNotes(CHANGELOG, 'v1.1.0')).toBe('- Old.');
});

it('is not that of a version whose name begins alike', () => {
  expect(() => readReleaseNotes(CHANGELOG, 'v1.1')).toThrow(
    'CHANGELOG.md has no section "## 1.1" for the tag v1.1, only "Unreleased", "1.10.0 - 2026-11-22", "1.1.0", "1.0.0". Give "## Unreleased" the name of the version, and put a new one above it.',
  );
});

it('has to say something', () => {
  expect(() => readReleaseNotes(CHANGELOG, 'v1.0.0')).toThrow(
    'The section "## 1.0.0" of CHANGELOG.md is empty. Write what is new, one line each.',
  );
});
