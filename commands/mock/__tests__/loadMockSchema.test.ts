import {expect, it} from 'vitest';
import {writeFolder} from '../../../tests/support/writeFolder';
import {CommandError} from '../../runCommand';
import {loadMockSchema} from '../loadMockSchema';

it.each(['', '# nothing'])('throws for a schema of %j, with its file', (text) => {
  const directory = writeFolder({'empty.graphql': text});
  expect(() => loadMockSchema(['empty.graphql'], directory)).toThrow(
    new CommandError(
      'The schema has no query type.\n  Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: empty.graphql.',
    ),
  );
});
