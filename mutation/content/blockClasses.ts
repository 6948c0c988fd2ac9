import {Kind, parse, visit, type ASTNode, type DocumentNode} from 'graphql';
import {listResponseKeys} from './listResponseKeys';
import {misspell} from './misspell';
import type {Fence, FindPlaces} from './types';

type Place = ReturnType<FindPlaces>[number];

const SCRIPTS: readonly string[] = ['ts', 'tsx', 'js'];
const EXECUTABLE: readonly string[] = [
  Kind.OPERATION_DEFINITION,
  Kind.FRAGMENT_DEFINITION,
];

/** What is wrong inside the blocks of a text, by class. */
export const BLOCK_CLASSES: Readonly<Record<string, FindPlaces>> = {
  'operations: fields, arguments, types': (_, fences) =>
    requests(fences).flatMap(({fence, document}) =>
      namesIn(document, [
        Kind.FIELD,
        Kind.ARGUMENT,
        Kind.NAMED_TYPE,
        Kind.OBJECT_FIELD,
      ]).map((place) => shift(place, fence.at)),
    ),
  'operations: variables': (_, fences) =>
    requests(fences).flatMap(({fence, document}) =>
      namesIn(document, [Kind.VARIABLE_DEFINITION]).map((place) =>
        shift(place, fence.at),
      ),
    ),
  'variables: keys': (_, fences) =>
    marked(fences, 'variables').flatMap((fence) => wordsIn(fence, /(?<=")\w+(?=":)/g)),
  'variables: a whole block removed': (_, fences) =>
    fences
      .filter(({language, meta}) => language === 'json' && meta.includes('variables'))
      .filter(({start}) => needsVariables(start, fences))
      .map(({start, code, meta}) => ({
        at: start,
        from: `\`\`\`json${meta}\n${code}\`\`\``,
        to: '',
      })),
  'responses: keys': (_, fences) =>
    marked(fences, 'response').flatMap((fence) =>
      listResponseKeys(fence, fences).map(({at, name}) => ({
        at,
        from: name,
        to: misspell(name),
      })),
    ),
  'responses: enum values': (_, fences) =>
    marked(fences, 'response').flatMap((fence) =>
      wordsIn(fence, /(?<="(?!code|rule)\w+": ")[A-Z][A-Z_]{3,}(?=")/g),
    ),
  'responses: nulls of what is never null': (_, fences) =>
    marked(fences, 'response').flatMap((fence) =>
      replaceIn(fence, /(?<="(?:id|items|totalCount)": )(?:"[^"]*"|\d+)/g, () => 'null'),
    ),
  'errors: code, path and members': (_, fences) =>
    marked(fences, 'response').flatMap((fence) => [
      ...wordsIn(fence, /(?<="code": ")\w+/g),
      ...wordsIn(fence, /(?<="path": \[")\w+/g),
      ...(fence.code.includes('"errors"')
        ? wordsIn(fence, /(?<=")(?:message|path|extensions)(?=":)/g)
        : []),
    ]),
  'stated forms: DateTime without milliseconds, language, zone, address': (_, fences) =>
    marked(fences, 'response').flatMap((fence) => [
      ...replaceIn(fence, /(?<=T\d\d:\d\d:\d\d)\.\d{3}Z/g, () => 'Z'),
      ...replaceIn(fence, /(?<="(?:language|targetLanguage)": ")\w+/g, () => 'xq'),
      ...replaceIn(fence, /(?<="timeZone": ")[^"]+/g, () => 'Lisbon'),
      ...replaceIn(fence, /(?<="(?:url|\w+Url)": ")https:\/\//g, () => ''),
    ]),
  'stated ranges: first': (_, fences) =>
    graphql(fences).flatMap((fence) =>
      replaceIn(fence, /(?<=\bfirst: )\d+/g, (_match, index) =>
        index % 2 ? '0' : '1000',
      ),
    ),
  'answers: more items than first': (_, fences) =>
    requests(fences).flatMap(({fence}) =>
      hasAnswerOfMany(fence, fences)
        ? replaceIn(fence, /(?<=\bfirst: )\d+/g, () => '1').slice(0, 1)
        : [],
    ),
  'excerpts: names and types': (_, fences) =>
    excerpts(fences).flatMap(({fence, document}) =>
      namesIn(document, [
        Kind.FIELD_DEFINITION,
        Kind.INPUT_VALUE_DEFINITION,
        Kind.ENUM_VALUE_DEFINITION,
        Kind.NAMED_TYPE,
        Kind.OBJECT_TYPE_DEFINITION,
      ]).map((place) => shift(place, fence.at)),
    ),
  'excerpts: reasons, arguments of directives, descriptions': (_, fences) =>
    excerpts(fences).flatMap(({fence, document}) =>
      stringsIn(document).map((place) => shift(place, fence.at)),
    ),
  'excerpts: the mark of what is left out': (_, fences) =>
    excerpts(fences)
      .filter(({document}) => document.definitions.length === 1)
      .flatMap(({fence}) => replaceIn(fence, /# …/g, () => '')),
  'marks: dropped': (_, fences) =>
    [...marked(fences, 'variables'), ...marked(fences, 'response')].map(
      ({metaAt, meta}) => ({
        at: metaAt,
        from: meta,
        to: meta.replace(/ (?:variables|response)/, ''),
      }),
    ),
  'marks: misspelt': (_, fences) =>
    [...marked(fences, 'variables'), ...marked(fences, 'response')].map(
      ({metaAt, meta}) => ({
        at: metaAt,
        from: meta,
        to: meta.replace(/variables|response/, misspell),
      }),
    ),
  'GraphQL in ts, tsx and js': inside(SCRIPTS),
  'GraphQL in bash and http': inside(['bash', 'http']),
  'GraphQL in diffs (what stays and comes)': (_, fences) =>
    fences
      .filter(({language}) => language === 'diff')
      .flatMap((fence) => wordsIn(fence, /(?<=^\+\s+)\w+/gm)),
  'GraphQL in Markdown': inside(['markdown']),
};

function marked(fences: readonly Fence[], part: string): readonly Fence[] {
  return fences.filter(
    ({language, meta}) => language === 'json' && new RegExp(` ${part}\\b`).test(meta),
  );
}

function graphql(fences: readonly Fence[]): readonly Fence[] {
  return fences.filter(({language}) => language === 'graphql');
}

interface ReadFence {
  readonly fence: Fence;
  readonly document: DocumentNode;
}

function readAll(fences: readonly Fence[]): readonly ReadFence[] {
  return graphql(fences).map((fence) => ({fence, document: parse(fence.code)}));
}

function isRequest({definitions}: DocumentNode): boolean {
  return definitions.every(({kind}) => EXECUTABLE.includes(kind));
}

function requests(fences: readonly Fence[]): readonly ReadFence[] {
  return readAll(fences).filter(({document}) => isRequest(document));
}

function excerpts(fences: readonly Fence[]): readonly ReadFence[] {
  return readAll(fences).filter(({document}) => !isRequest(document));
}

function shift({at, from, to}: Place, by: number): Place {
  return {at: at + by, from, to};
}

/** The names of the nodes of these kinds, each misspelt. */
function namesIn(document: DocumentNode, kinds: readonly string[]): readonly Place[] {
  const places: Place[] = [];
  visit(document, {
    enter(node: ASTNode) {
      if (!kinds.includes(node.kind)) return;
      const name =
        node.kind === Kind.VARIABLE_DEFINITION
          ? node.variable.name
          : 'name' in node
            ? node.name
            : undefined;
      if (!name?.loc) return;
      places.push({at: name.loc.start, from: name.value, to: misspell(name.value)});
    },
  });
  return places;
}

/** Strings of an excerpt, each with another word in its middle. */
function stringsIn(document: DocumentNode): readonly Place[] {
  const places: Place[] = [];
  visit(document, {
    StringValue({loc, value}) {
      const word = /[A-Za-z]{4,}/.exec(value)?.[0];
      const body = loc?.source.body.slice(loc.start, loc.end) ?? '';
      if (!loc || word === undefined) return;
      const at = loc.start + body.indexOf(word);
      places.push({at, from: word, to: misspell(word)});
    },
  });
  return places;
}

function wordsIn(fence: Fence, pattern: RegExp): readonly Place[] {
  return replaceIn(fence, pattern, misspell);
}

function replaceIn(
  {code, at}: Fence,
  pattern: RegExp,
  replace: (match: string, index: number) => string,
): readonly Place[] {
  return [...code.matchAll(pattern)].map(({0: from, index}, number) => ({
    at: at + index,
    from,
    to: replace(from, number),
  }));
}

/** The first name after each brace of an operation, in another language. */
function inside(languages: readonly string[]): FindPlaces {
  return (_, fences) =>
    fences
      .filter(
        ({language, code}) => languages.includes(language) && !code.includes(' invalid'),
      )
      .flatMap((fence) => {
        const start = fence.code.search(/\b(?:query|mutation) \w+[^{}]*\{/);
        return start === -1
          ? []
          : wordsIn(fence, /(?<=\{\s+)[a-z]\w+(?=\s*[({\n}])/g).filter(
              ({at}) => at - fence.at > start && isInOperation(fence.code, at - fence.at),
            );
      });
}

/** Braces open from the operation on, and no template or body ends between. */
function isInOperation(code: string, at: number): boolean {
  const start = code
    .slice(0, at)
    .search(
      /\b(?:query|mutation) \w+[^{}]*\{(?![\s\S]*\b(?:query|mutation) \w+[^{}]*\{)/,
    );
  return start !== -1 && !/[`;]|\}"/.test(code.slice(start, at));
}

function needsVariables(start: number, fences: readonly Fence[]): boolean {
  const above = fences.filter(
    (fence) => fence.start < start && fence.language === 'graphql',
  );
  return /\$\w+: [\w[\]!]+!\s*[,)\n]/.test(above.at(-1)?.code ?? '');
}

/** Whether the answer below has a list of two objects at least under the first field that pages. */
function hasAnswerOfMany(fence: Fence, fences: readonly Fence[]): boolean {
  if ([...fence.code.matchAll(/\bfirst: /g)].length !== 1) return false;
  const answer = fences.find(
    ({start, meta}) => start > fence.start && meta.includes(' response'),
  );
  const between = fences.filter(
    ({start, language}) =>
      language === 'graphql' && start > fence.start && start < (answer?.start ?? 0),
  );
  if (!answer || between.length > 0) return false;
  const {data} = JSON.parse(answer.code) as {readonly data?: Record<string, unknown>};
  const first = Object.values(data ?? {})[0];
  const items =
    typeof first === 'object' && first !== null && 'items' in first ? first.items : [];
  return (
    /^\s*(?:query [^{]*)?\{\s*\w+\([^)]*first: /.test(fence.code) &&
    Array.isArray(items) &&
    items.length > 1
  );
}
