import {checkBlocks} from '../sample/checkBlocks';
import type {Finding} from '../sample/types';
import {findSchemaOf, type SampleSchema} from '../schemas';
import type {Entry} from '../vocabulary/readVocabulary';
import {checkFacts} from './checkFacts';
import {checkNames} from './checkNames';
import {readNested} from './readNested';
import type {TreeContent} from './readTree';
import {toSample} from './toSample';
import type {TreeSource} from './treeSource';

/** How the samples and names of one text fit their schemas. */
export interface TreeReport {
  /** How many blocks were checked. */
  readonly samples: number;
  /** How many pieces of inline code name an element of the schema. */
  readonly mentions: number;
  /** The names and facts of vocabularies that the text uses. */
  readonly used: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** Checks what a document says of schemas, in the order of the document. */
export function checkTree(
  content: TreeContent,
  source: TreeSource,
  schemas: readonly SampleSchema[],
): TreeReport {
  const own = findSchemaOf(source.file, schemas);
  const all = content.blocks.map((block) => toSample(block, source));
  const reports = [all, ...readNested(all)].map((samples) =>
    checkBlocks(samples, own, schemas, {needsVariables: source.isDescription !== true}),
  );
  const names = own && checkNames(content, all, source, {own, schemas});
  const facts = own && checkFacts(content, source, own);
  return {
    samples: reports.reduce((sum, {samples}) => sum + samples, 0),
    mentions: names?.mentions ?? 0,
    used: [...(names?.used ?? []), ...(facts?.used ?? [])],
    findings: [
      ...reports.flatMap(({findings}) => findings),
      ...(names?.findings ?? []),
      ...(facts?.findings ?? []),
    ].toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}
