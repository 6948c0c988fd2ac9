import {type LoadedSchema, type ReferenceLink, ReportError} from 'graphql-api-model';
import {toWrittenExample} from 'graphql-examples';
import type {WrittenRequest} from 'graphql-samples';
import type {GuideExample} from './Guides';
import type {GuideSection} from './toSections';

/** What decides whether a request can be an example. */
export interface ExampleRules {
  readonly schema: LoadedSchema['schema'];
  /** Whether the reference does not show the element of a coordinate. */
  readonly isHidden: (coordinate: string) => boolean;
  readonly isDeprecated: (coordinate: string) => boolean;
}

/** A complete request for one operation, and its section. */
interface Candidate {
  readonly field: string;
  readonly request: WrittenRequest;
  readonly section: GuideSection;
}

/**
 * Chooses the example of each operation: the request that is marked, otherwise the shortest one with its
 * variables and response. Requests with hidden elements are left out, and those with deprecated
 * ones, too, unless the operation itself is deprecated.
 *
 * @throws ReportError for marks that contradict each other or these rules.
 */
export function chooseGuideExamples(
  sections: readonly GuideSection[],
  rules: ExampleRules,
): ReadonlyMap<string, GuideExample> {
  const candidates = sections
    .flatMap((section) => section.requests.flatMap((each) => toCandidate(each, section)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  assertMarks(
    candidates.filter(({request}) => request.isMarked),
    rules,
  );
  const fitting = candidates
    .filter((each) => findObstacle(each, rules) === undefined)
    .toSorted((a, b) => Number(b.request.isMarked) - Number(a.request.isMarked));
  const chosen = new Map<string, GuideExample>();
  for (const each of fitting)
    if (!chosen.has(each.field)) chosen.set(each.field, toExample(each, rules.schema));
  return chosen;
}

/**
 * The requests for an operation with an example whose names differ from that of the example and from each
 * other: what else it is for.
 */
export function listOtherRequests(
  sections: readonly GuideSection[],
  examples: ReadonlyMap<string, GuideExample>,
  rules: ExampleRules,
): ReadonlyMap<string, readonly ReferenceLink[]> {
  const all = sections.flatMap((section) =>
    section.requests.flatMap((request) => {
      const name = findName(request.code);
      const {field} = request;
      const isWanted =
        field !== undefined && findObstacle({field, request}, rules) === undefined;
      return isWanted && name !== undefined ? [{field, name, section}] : [];
    }),
  );
  const links = new Map<string, Map<string, ReferenceLink>>();
  for (const {field, name, section} of all) {
    const example = examples.get(field);
    if (!example || findName(example.document) === name) continue;
    const own = links.get(field) ?? new Map<string, ReferenceLink>();
    if (!own.has(name)) own.set(name, {text: name, href: section.link.href});
    links.set(field, own);
  }
  return new Map([...links].map(([field, own]) => [field, [...own.values()]]));
}

/** The name of the only operation of a document. */
function findName(document: string): string | undefined {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(document)?.[1];
}

function toCandidate(
  request: WrittenRequest,
  section: GuideSection,
): readonly Candidate[] {
  const {field, isComplete} = request;
  return field !== undefined && isComplete ? [{field, request, section}] : [];
}

function sizeOf({request: {code, variables, response}}: Candidate): number {
  return code.length + JSON.stringify([variables, response]).length;
}

/** What keeps a request from being an example, for a message. */
function findObstacle(
  {field, request: {coordinates, isDeprecated}}: Pick<Candidate, 'field' | 'request'>,
  rules: ExampleRules,
): string | undefined {
  const hidden = coordinates.find(rules.isHidden);
  if (hidden !== undefined) return `uses ${hidden}, which the reference hides`;
  return isDeprecated && !rules.isDeprecated(field)
    ? `uses something deprecated, and ${field} is not deprecated`
    : undefined;
}

function assertMarks(marked: readonly Candidate[], rules: ExampleRules): void {
  const problems = marked.flatMap((each, index) => {
    const obstacle = findObstacle(each, rules);
    const earlier = marked.slice(0, index).find(({field}) => field === each.field);
    const place = placeOf(each);
    return [
      obstacle &&
        `${place}: The sample is marked "example", but ${obstacle}. Mark another sample.`,
      earlier &&
        `${placeOf(earlier)} and ${place} are both marked "example" for ${each.field}. Remove one of the marks.`,
    ].filter((problem) => problem !== undefined);
  });
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
}

function placeOf({request: {file, line}}: Candidate): string {
  return `${file}:${line}`;
}

/** Comments that mark lines of a block, which readers do not see. */
const HIGHLIGHTS = /^[ \t]*#[ \t]*highlight-(?:next-line|start|end)[ \t]*\n/gm;

function toExample(
  {request, section}: Candidate,
  schema: ExampleRules['schema'],
): GuideExample {
  const {document, ...example} = toWrittenExample(schema, request);
  return {
    document: document.replaceAll(HIGHLIGHTS, ''),
    ...example,
    source: section.link,
  };
}
