import {expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {toDownload} from '../toEntrySections';

const SCHEMA = 'type Query { shown: Int hidden: Secret } type Secret { id: ID }';

function listCopied(hide: readonly string[]): readonly string[] {
  const context = contextOf(SCHEMA, {schemaFile: true, hide});
  return context.entries.flatMap(({element: {coordinate}}) =>
    toDownload(context, coordinate).flatMap((section) =>
      section.kind === 'download' && section.copy ? section.copy.coordinate : [],
    ),
  );
}

it('an operation can be copied if the file with the schema has it', () => {
  expect(listCopied([]).toSorted()).toEqual(['Query.hidden', 'Query.shown']);
  expect(listCopied(['Secret'])).toEqual(['Query.shown']);
});

it('nothing is shown without the file', () => {
  expect(toDownload(contextOf(SCHEMA), 'Query.shown')).toEqual([]);
});
