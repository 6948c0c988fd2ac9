import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import {LineError} from '../block/LineError';
import {parseMeta} from '../block/meta';
import {drawDiagram} from '../diagram/drawDiagram';
import {parseDiagram} from '../diagram/parseDiagram';
import type {UniqueNames} from './uniqueNames';

/** The properties of `@theme/StaticDiagram`. */
export type StaticDiagramProps = Readonly<{
  /** The diagram as one SVG element. */
  svg: string;
  /** The title, above the diagram. */
  caption: string;
  /** The prefix of every id in the SVG. */
  id: string;
  /** Accessible name of the scrolling box, unique within the file. */
  name: string;
}>;

const NO_TEXT =
  'The diagram needs a text alternative. Add "accTitle: …" (what the diagram is) and "accDescr: …" (what it says, for a reader who cannot see it) below its first line, or title="…" alt="…" after ```mermaid.';

/** Everything the component prints for one diagram. */
export async function describeDiagram(
  block: Code,
  file: VFile,
  names: UniqueNames,
): Promise<StaticDiagramProps> {
  const diagram = parseDiagram(block.value);
  const meta = parseMeta(block.meta ?? '');
  const title = meta.title ?? diagram.title;
  const description = meta.alt ?? diagram.description;
  if (title === undefined || description === undefined) throw new LineError(-1, NO_TEXT);
  const name = names.take(`Diagram: ${title}`);
  const id = createId(file, name);
  try {
    const svg = await drawDiagram(diagram, {id, title, description});
    return {svg, caption: title, id, name};
  } catch (error) {
    if (error instanceof LineError) throw error;
    throw new LineError(0, error instanceof Error ? error.message : String(error));
  }
}

/** An id that no other diagram of the site has, the same in every build. */
function createId(file: VFile, name: string): string {
  const place = path.relative(file.cwd, path.resolve(file.cwd, file.path));
  return `d${createHash('sha256').update(`${place}\n${name}`).digest('hex').slice(0, 8)}`;
}
