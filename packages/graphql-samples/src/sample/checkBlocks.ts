import {codeFrame} from 'graphql-api-model';
import {findSchemaNamed, toContext, type SampleSchema} from '../schemas';
import {checkBlock, GRAPHQL, isSample, toFinding, type TextContext} from './checkBlock';
import {parseOperations} from './parseDocument';
import {readMarks} from './readMarks';
import {Requests} from './Requests';
import {toError, type Finding, type Sample} from './types';

/** How the blocks of one text fit their schemas. */
export interface BlocksReport {
  /** How many blocks were checked. */
  readonly samples: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks the blocks of one text in their order: JSON belongs to an operation above it of the same
 * schema. A block that belongs to no schema is passed over.
 *
 * @param own - The schema of blocks that name none.
 */
export function checkBlocks(
  blocks: readonly Sample[],
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
  {needsVariables}: {readonly needsVariables: boolean},
): BlocksReport {
  const assigned = blocks.flatMap((sample) => assign(sample, own, schemas) ?? []);
  const texts = new Map<SampleSchema, Requests>();
  const hasOperations = blocks.some(isOperation);
  const findings = assigned.flatMap(({sample, schema}) => {
    if (typeof schema === 'string') return toUnassigned(sample, schema);
    const requests = texts.get(schema) ?? new Requests();
    texts.set(schema, requests);
    const context = {...toContext(schema), hasOperations};
    return withSchema(checkBlock(sample, context, requests), schema);
  });
  const missing = (needsVariables ? [...texts] : []).flatMap(([schema, requests]) =>
    withSchema(findMissing(requests, {...toContext(schema), hasOperations}), schema),
  );
  return {
    samples: assigned.filter(({sample}) => isSample(sample)).length,
    findings: [...findings, ...missing],
  };
}

function isOperation({language, code}: Sample): boolean {
  return GRAPHQL.has(language) && parseOperations(code) !== undefined;
}

function findMissing(requests: Requests, {blocks}: TextContext): readonly Finding[] {
  if (blocks !== 'closed') return [];
  return requests.withoutVariables().map(({sample, operation}) => {
    const name = operation.name ? `"${operation.name.value}"` : 'above';
    return toFinding(
      toError(
        `The operation ${name} needs variables, but no block marked "variables" has them. Add one, or say why there is none: variables="why".`,
        operation.loc?.start ?? 0,
      ),
      sample,
    );
  });
}

function withSchema(
  findings: readonly Finding[],
  {name}: SampleSchema,
): readonly Finding[] {
  return findings.map((finding) => ({...finding, schema: name}));
}

/** A sample with its schema, or with what is wrong with the name of it. */
interface AssignedSample {
  readonly sample: Sample;
  readonly schema: SampleSchema | string;
}

/** Undefined for a sample that belongs to no schema. */
function assign(
  sample: Sample,
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
): AssignedSample | undefined {
  const name = readMarks(sample.meta).schema;
  const schema =
    name === undefined || !isOurs(sample) ? own : findSchemaNamed(name, schemas);
  return schema === undefined ? undefined : {sample, schema};
}

/** The mark `schema=` of other blocks may belong to another tool. */
function isOurs(sample: Sample): boolean {
  return GRAPHQL.has(sample.language) || isSample(sample);
}

function toUnassigned({file, line, column, code}: Sample, message: string): Finding {
  const frame = codeFrame(code, 1, 1, line);
  return {severity: 'error', rule: 'sample', message, file, line, column, frame};
}
