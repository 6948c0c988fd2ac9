import {sample} from 'fast-check';
import {buildSchema} from 'graphql';
import {describeSchema, findChanges} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {expectPlain, HOSTILE_TEXTS} from '../../../../../tests/support/hostileTexts';
import {printText} from '../printText';

const BEFORE = describeSchema(buildSchema('type Query { a(b: String): Int }'));

it.each(['text', 'markdown'] as const)('has no commands in %s', (format) => {
  for (const text of sample(HOSTILE_TEXTS, {numRuns: 60, seed: 1})) {
    const value = `"""\n${text.replaceAll('"', '').replaceAll('\0', '')}\n"""`;
    const after = buildSchema(`type Query { a(b: String = ${value}): Int }`);
    const changes = findChanges(BEFORE, describeSchema(after));
    expect(changes).toHaveLength(1);
    expectPlain(printText({changes, samples: []}, format));
  }
});
