import {describeChange} from './describeChange';
import type {PlacedChange, SchemaDiff} from './SchemaDiff';

/** The place of a result in a file. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What its owner allows, although it is breaking. */
type Allowed = 'removed-deprecated' | undefined;

export function isAllowed({wasDeprecated}: PlacedChange, allow: Allowed): boolean {
  return wasDeprecated === true && allow === 'removed-deprecated';
}

/**
 * Prints a difference as SARIF 2.1.0, for code scanning: breaking changes that nobody allows and samples
 * are errors.
 */
export function printSarif(
  {changes, samples}: SchemaDiff,
  {version, allow}: {readonly version: string; readonly allow: Allowed},
): string {
  const results = [
    ...changes.map((change) =>
      toResult(change.what, {
        level: change.isBreaking && !isAllowed(change, allow) ? 'error' : 'note',
        text: describe(change),
        place: change.position,
      }),
    ),
    ...samples.map((finding) =>
      toResult('sample', {level: 'error', text: finding.message, place: finding}),
    ),
  ];
  const rules = [...new Set(results.map(({ruleId}) => ruleId))].map((id) => ({id}));
  const tool = {driver: {name: 'graphql-reference', version, rules}};
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{tool, results}],
  });
}

function describe(change: PlacedChange): string {
  const {coordinate, href} = change;
  const end = href === undefined ? '' : `\n${href}`;
  return `${coordinate || 'schema'}: ${describeChange(change)}${end}`;
}

interface Result {
  readonly level: 'error' | 'note';
  readonly text: string;
  readonly place?: Place | undefined;
}

function toResult(ruleId: string, {level, text, place}: Result) {
  return {
    ruleId,
    level,
    message: {text},
    ...(place && {locations: [{physicalLocation: toLocation(place)}]}),
  };
}

function toLocation({file, line, column}: Place) {
  return {
    artifactLocation: {uri: file.split('/').map(encodeURIComponent).join('/')},
    region: {startLine: line, startColumn: column},
  };
}
