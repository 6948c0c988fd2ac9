import path from 'node:path';
import {
  type CodeBlock,
  staticCode,
  type StaticCodeOptions,
  type TransformedBlock,
} from 'docusaurus-theme-static-code';
import {
  findSchemaOfSample,
  GRAPHQL,
  parseMarks,
  remarkGraphqlSamples,
  type SampleSchema,
} from 'graphql-samples';
import type {createRequestLink} from './createRequestLink';
import {linkSample} from './linkSample';

/** The schema of a reference, with the links beside the requests of guides. */
export interface GuideSchema extends SampleSchema {
  readonly toLink: ReturnType<typeof createRequestLink>;
  /** The folder of the site. */
  readonly directory: string;
}

/** What guides link to, as it was loaded last. */
export interface GuideReference {
  readonly getSamples: () => GuideSchema;
}

/** Remark plugins of guides: the first one makes code blocks, the second one links inline code. */
export type RemarkPlugins = [
  [typeof staticCode, StaticCodeOptions],
  () => ReturnType<typeof remarkGraphqlSamples>,
];

/** The captions of JSON that belongs to an operation. */
const CAPTIONS = {variables: 'Variables', response: 'Response'} as const;

function findCaption({meta}: CodeBlock): string | undefined {
  const {part} = parseMarks(meta);
  return part && !meta.includes('title=') ? CAPTIONS[part] : undefined;
}

/**
 * The remark plugins of a site's guides, which link samples and names to its references. A file belongs
 * to the reference whose `sampleFolders` have the nearest folder; with one reference all files do.
 *
 * @example
 * beforeDefaultRemarkPlugins: createRemarkPlugins(publicApi.instance, adminApi.instance);
 */
export function createRemarkPlugins(
  first: GuideReference,
  ...others: readonly GuideReference[]
): RemarkPlugins {
  const getSchemas = (): readonly GuideSchema[] => {
    if (others.length > 0) return [first, ...others].map((one) => one.getSamples());
    const {folders: _, ...schema} = first.getSamples();
    return [schema];
  };
  return [
    [staticCode, {transform: (block) => transformBlock(block, getSchemas())}],
    () => (root, file) => {
      const {directory} = first.getSamples();
      // The plugin of the reference checks all files before the bundler runs.
      remarkGraphqlSamples({schemas: getSchemas, directory, check: 'off'})(root, file);
    },
  ];
}

function transformBlock(
  block: CodeBlock,
  schemas: readonly GuideSchema[],
): TransformedBlock | undefined {
  const {code, language, meta, file} = block;
  if (language === 'json') {
    const caption = findCaption(block);
    return caption === undefined ? undefined : {caption};
  }
  if (!GRAPHQL.has(language)) return undefined;
  const name = path.relative(schemas[0]?.directory ?? '', file);
  const found = findSchemaOfSample(name.split(path.sep).join('/'), meta, schemas);
  if (!found?.linkTo) return undefined;
  const {invalid, unchecked} = parseMarks(meta);
  const link = invalid || unchecked !== undefined ? undefined : found.toLink(code);
  return {html: linkSample(code, found.schema, found.linkTo), ...(link && {link})};
}
