import {measureSite} from '../measureSite';
import {builtSite} from '../paths';
import type {Row, Table} from '../results';
import {writeGithubSchema} from '../schemas';
import {buildReference} from '../sites/buildReference';
import {describeRun} from './github';

const COPIES = [1, 2, 4];

/** Builds GitHub's schema several times in one, to show how cost grows with the schema. */
export async function measureGrowth(): Promise<readonly Table[]> {
  const rows: Row[] = [];
  const out = builtSite('growth');
  for (const count of COPIES) {
    const schema = await writeGithubSchema(count);
    const run = await buildReference({schema, out, label: `${count} copies`});
    rows.push({copies: count, ...describeRun(run), ...(await measureSite(out))});
  }
  return [{title: "Copies of GitHub's schema in one schema", rows}];
}
