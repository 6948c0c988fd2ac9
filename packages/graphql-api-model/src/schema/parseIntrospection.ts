import {KnownTypeNamesRule, type DocumentNode} from 'graphql';
import {checkWith} from './buildFromSdl';
import {introspectionToSdl} from './introspectionToSdl';
import {INTROSPECTION_ADVICE, isObject, JsonPart} from './JsonPart';
import {lineAndColumn} from './lineAndColumn';
import {findMissingTypes} from './missingTypes';
import type {MergedDefinitions} from './mergeDefinitions';
import {JsonError, parseJson} from './parseJson';
import {parseSource} from './parseSdl';
import {AS_SDL} from './placeOf';
import type {SchemaFile} from './readSchemaFile';
import {SchemaError, type Problem} from './SchemaError';

const EXPECTED =
  'Expected {"data": {"__schema": …}} or {"__schema": …}, the response to the introspection query.';
const REFUSED =
  'Send the query where the server allows introspection, or name the SDL files that it is made from.';

/** The introspection result in a JSON file as SDL, whose places messages name. */
export function parseIntrospection(
  file: SchemaFile,
  lenient: boolean,
): Pick<MergedDefinitions, 'document' | 'notes'> {
  const value = readJson(file);
  const warnings = new Map<string, Problem>();
  const mistakes = new Map<string, Problem>();
  const log = (problem: Problem, isMistake = false): void => {
    (isMistake ? mistakes : warnings).set(problem.message, problem);
  };
  const response = isObject(value) ? new JsonPart(value, file.name, log) : undefined;
  const errors = (response?.parts('errors') ?? []).flatMap(
    (error) => error.text('message') ?? [],
  );
  const schema = (response?.part('data') ?? response)?.part('__schema');
  if (!schema) throw new SchemaError(withoutSchema(file.name, value, errors));
  for (const error of errors) {
    const message = `${file.name}: The server also returned an error: ${error}`;
    log({message, advice: 'The rest of the response is used.'});
  }
  const text = introspectionToSdl(schema);
  if (mistakes.size > 0) throw new SchemaError([...mistakes.values()]);
  const document = parseSource({name: file.name + AS_SDL, text});
  if (!lenient) return {document, notes: [...warnings.values()]};
  const missing = findMissingTypes(document);
  for (const type of missing.keys()) {
    const message = `${file.name}: The result does not describe the type "${type}".`;
    log({message, advice: 'It is shown as a scalar.'});
  }
  const definitions = [...document.definitions, ...missing.values()];
  return {document: {...document, definitions}, notes: [...warnings.values()]};
}

/** What is wrong with the definitions of an introspection result. */
export function checkIntrospection(document: DocumentNode): readonly Problem[] {
  return checkWith([KnownTypeNamesRule], document).map((problem) => ({
    ...problem,
    advice: `The result does not describe the type. ${INTROSPECTION_ADVICE} With the option lenient: true (--lenient), a type that fields name is shown as a scalar.`,
  }));
}

function readJson({name, text}: SchemaFile): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SchemaError(explainJson(name, text));
  }
}

function explainJson(file: string, text: string): Problem {
  try {
    parseJson(text);
    return {message: `${file}: The file is not JSON.`, advice: EXPECTED};
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const place = {file, text, ...lineAndColumn(text, error.at)};
    const message = `The file is not JSON: ${error.message}`;
    return {message, places: [place], advice: EXPECTED};
  }
}

function withoutSchema(name: string, value: unknown, errors: readonly string[]): Problem {
  if (errors.length > 0) {
    const refusal = `The server refused the introspection query: ${errors.join(' ')}`;
    return {message: `${name}: ${refusal}`, advice: REFUSED};
  }
  const keys = isObject(value) ? Object.keys(value).slice(0, 5).join('", "') : '';
  const found = keys === '' ? JSON.stringify(value).slice(0, 20) : `the keys "${keys}"`;
  const message = `${name}: The JSON is not an introspection result; it has ${found}.`;
  return {message, advice: EXPECTED};
}
