import {mkdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildReference} from '../builds/buildReference';
import {measureSite} from '../measure/measureSite';
import {builtSite, PEERS, WORK} from '../paths';
import {generateWithGraphqlMarkdown, graphqlMarkdown} from '../peers/graphqlMarkdown';
import {installPeer} from '../peers/install';
import type {GrowthPoint, GrowthSection, PeerGrowthPoint} from '../report/results';
import {makeSchema} from '../schemas/makeSchema';
import {hidePaths} from './github';

/** More in the browser take as much memory as few machines have. */
const MOST_ROUTES = 2500;

interface GrowthOptions {
  readonly sizes: readonly number[];
  /** Larger schemas take graphql-markdown hours. */
  readonly peerSizes: readonly number[];
  readonly timeLimitSeconds: number;
}

/** Generated schemas of growing size, with the routes of pages in the browser and without. */
export async function measureGrowth(options: GrowthOptions): Promise<GrowthSection> {
  const points: GrowthPoint[] = [];
  for (const size of options.sizes) {
    points.push(await measurePoint(size, true));
    if (size <= MOST_ROUTES) points.push(await measurePoint(size, false));
  }
  return {points, ...(await measurePeerGrowth(options))};
}

async function writeSchema(size: number): Promise<string> {
  const schema = path.join(WORK, `schema-${size}.graphql`);
  await mkdir(WORK, {recursive: true});
  await writeFile(schema, makeSchema(size));
  return schema;
}

async function measurePoint(size: number, collapseRoutes: boolean): Promise<GrowthPoint> {
  console.log(
    `  ${size} pages, routes ${collapseRoutes ? 'collapsed' : 'not collapsed'}`,
  );
  const schema = await writeSchema(size);
  const out = builtSite('growth');
  const label = `growth ${size} ${collapseRoutes ? 'collapsed' : 'all routes'}`;
  const run = await buildReference({schema, out, label, collapseRoutes});
  const site = await measureSite(out);
  await rm(out, {recursive: true, force: true});
  return {
    collapseRoutes,
    pages: site.pages,
    schemaBytes: (await stat(schema)).size,
    run,
    firstLoad: site.firstLoad,
    largestHtml: site.largest.brotli,
    outputBytes: site.bytes,
  };
}

async function measurePeerGrowth({
  peerSizes,
  timeLimitSeconds,
}: GrowthOptions): Promise<Pick<GrowthSection, 'peer' | 'peerFailure'>> {
  const peer: PeerGrowthPoint[] = [];
  try {
    const installation = await installPeer(graphqlMarkdown);
    for (const size of peerSizes) {
      console.log(`  graphql-markdown, ${size} pages`);
      const directory = path.join(PEERS, 'runs', 'growth');
      await rm(directory, {recursive: true, force: true});
      await mkdir(directory, {recursive: true});
      const schema = await writeSchema(size);
      const request = {schema, directory, timeLimitSeconds};
      const run = await generateWithGraphqlMarkdown(installation, request);
      peer.push({pages: size, run});
    }
    return {peer};
  } catch (error) {
    return {peer, peerFailure: hidePaths(String(error))};
  }
}
