import type {SearchPage} from 'graphql-api-model';
import type {IndexFile} from '../src/format/indexFile';
import {fromReferenceGroup} from '../src/format/referencePages';
import type {Questions} from './measureQuestions';

const ROOTS = new Map([
  ['query', 'Query'],
  ['mutation', 'Mutation'],
  ['subscription', 'Subscription'],
]);
const WITH_FIELDS = new Set(['object', 'interface']);

/** What readers paste about a schema, made of its names, with what answers it. */
export function generateNames({
  reference,
}: IndexFile): Readonly<Record<'paths' | 'calls' | 'errors', Questions>> {
  const pages = reference.flatMap(fromReferenceGroup);
  const operations = pages.filter(({kind}) => ROOTS.has(kind));
  const types = pages.filter(({kind}) => WITH_FIELDS.has(kind));
  const toQuestions = (
    some: readonly SearchPage[],
    toText: (page: SearchPage) => string,
  ) => ({
    questions: {},
    names: Object.fromEntries(some.map((page) => [toText(page), [page.url]])),
    unanswered: [],
  });
  return {
    paths: toQuestions(operations, ({kind, name}) => `${ROOTS.get(kind)}.${name}`),
    calls: toQuestions(operations, ({name, members = []}) => {
      const [first] = members;
      return first ? `${name}(${first.name}: $${first.name})` : `{ ${name} { id } }`;
    }),
    errors: toQuestions(types, ({name}) => `Cannot query field "foo" on type "${name}".`),
  };
}
