import {pathToFileURL} from 'node:url';
import path from 'node:path';
import type {SampleReport} from '../markdown/checkMarkdown';
import {RULES} from '../rules';
import type {Finding} from '../sample/types';
import {sortByPlace} from './sortByPlace';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json';

/**
 * The report as a log of SARIF 2.1.0, which services of code scanning read.
 *
 * @param isFile - Whether what a finding calls its file is one. The description of a schema without
 * SDL has only a name, and a log must not point to a file that does not exist.
 */
export function printSarif(
  report: SampleReport,
  isFile: (name: string) => boolean,
): string {
  const rules = Object.entries(RULES).map(([id, text]) => ({
    id,
    shortDescription: {text},
  }));
  const run = {
    tool: {driver: {name: 'graphql-samples', rules}},
    columnKind: 'utf16CodeUnits',
    results: sortByPlace(report).map((finding) => toResult(finding, isFile)),
  };
  return JSON.stringify({$schema: SCHEMA, version: '2.1.0', runs: [run]}, undefined, 2);
}

function toResult(finding: Finding, isFile: (name: string) => boolean): object {
  const {rule, severity, message, file} = finding;
  return {
    ruleId: rule,
    ruleIndex: Object.keys(RULES).indexOf(rule),
    level: severity,
    message: {text: escapeBraces(message)},
    locations: [
      isFile(file)
        ? {physicalLocation: toPhysicalLocation(finding)}
        : {logicalLocations: [{fullyQualifiedName: file}]},
    ],
  };
}

function toPhysicalLocation({file, line, column}: Finding): object {
  return {
    artifactLocation: {uri: toUri(file)},
    region: {startLine: line, startColumn: column},
  };
}

/** Names of files are relative unless they stand on another drive. */
function toUri(file: string): string {
  return path.isAbsolute(file)
    ? pathToFileURL(file).href
    : file.split('/').map(encodeURIComponent).join('/');
}

/** Braces are doubled, since single ones stand for arguments (SARIF 2.1.0, section 3.11.5). */
function escapeBraces(message: string): string {
  return message.replaceAll(/[{}]/g, '$&$&');
}
