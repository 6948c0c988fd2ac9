import path from 'node:path';
import {
  createExamples,
  ExampleError,
  type ExampleOptions,
  type FindExamples,
  type OperationExamples,
  readOverrides,
} from 'graphql-examples';
import {
  type ApiModel,
  isOperationKind,
  listEntries,
  type LoadedSchema,
  ReportError,
} from 'graphql-api-model';
import type {GuideExample} from '../guides/Guides';
import {takeSample} from '../samples/takeSample';
import type {OperationKind} from 'graphql-examples';

/** The examples that a page shows; none where none can be made. */
export interface ChosenExamples {
  readonly examples: Partial<OperationExamples>;
  /** Where one of them is the sample of the description: the description without it. */
  readonly rest?: string;
  /** Where the short one is that of a guide: its section. */
  readonly source?: GuideExample['source'];
}

export type ChooseExamples = (
  operation: OperationKind,
  field: string,
  ofGuide?: GuideExample,
) => ChosenExamples;

/** What examples are made from. */
export interface ExampleSources {
  readonly schema: LoadedSchema['schema'];
  readonly model: ApiModel;
  readonly options: ExampleOptions;
  /** The folder of the site. */
  readonly directory: string;
  readonly warn: (message: string) => void;
}

/** A folder, absolute, and as messages name it. */
interface Folder {
  readonly path: string;
  readonly name: string;
}

/** What an owner has written must be right, or the build stops with an error that names its place. */
function assertExample<Result>(act: () => Result, folder: Folder): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    throw new ReportError(error.message.replaceAll(folder.path, folder.name));
  }
}

/** A page can do without examples; `log` receives the reason. */
export function findExample<Result>(
  act: () => Result,
  log: (message: string) => void = () => undefined,
): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    log(error.message);
    return undefined;
  }
}

/** The samples of descriptions, by the coordinates of their operations. */
function findSamples(
  model: ApiModel,
): ReadonlyMap<string, NonNullable<ReturnType<typeof takeSample>>> {
  return new Map(
    listEntries(model).flatMap(({kind, element}) => {
      if (!isOperationKind(kind) || !element.description) return [];
      const taken = takeSample(element.description, kind, element.name);
      return taken ? [[element.coordinate, taken] as const] : [];
    }),
  );
}

function readFolder(
  folder: Folder | undefined,
  schema: ExampleSources['schema'],
): ReturnType<typeof readOverrides> {
  return folder ? assertExample(() => readOverrides(folder.path, schema), folder) : {};
}

/**
 * Makes the function that finds the examples of an operation: the owner's file, else that of a guide or
 * the sample of its description beside everything that can be generated, else what is generated.
 */
export function chooseExamples(
  {schema, model, options, directory, warn}: ExampleSources,
  examples?: string,
): ChooseExamples {
  const folder =
    examples === undefined
      ? undefined
      : {path: path.resolve(directory, examples), name: examples};
  const samples = findSamples(model);
  const files = readFolder(folder, schema);
  const generate = createExamples(schema, options);
  const override = (overrides: ReturnType<typeof readOverrides>): FindExamples =>
    createExamples(schema, {...options, overrides});
  const ofSamples = override(
    Object.fromEntries(
      [...samples].map(([coordinate, {document}]) => [coordinate, {document}]),
    ),
  );
  const ofFiles = override(files);
  return (operation, field, ofGuide) => {
    const coordinate = `${schema.getRootType(operation as never)?.name ?? ''}.${field}`;
    if (folder && Object.hasOwn(files, coordinate)) {
      return {examples: assertExample(() => ofFiles(operation, field), folder)};
    }
    const generated: Partial<OperationExamples> =
      findExample(() => generate(operation, field), warn) ?? {};
    const full = generated.full ?? generated.required;
    if (ofGuide) {
      const {source, ...required} = ofGuide;
      return {examples: {required, ...(full && {full})}, source};
    }
    const sample = samples.get(coordinate);
    // A sample that does not fit is reported by the check of samples; it stays in the description.
    const own = sample && findExample(() => ofSamples(operation, field));
    if (!sample || !own) return {examples: generated};
    const examples = full === undefined ? own : {...own, full};
    return {examples, rest: sample.rest};
  };
}
