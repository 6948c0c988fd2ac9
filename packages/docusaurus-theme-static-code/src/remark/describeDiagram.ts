import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import {blockError, findCodeStart} from './position';
import type {UniqueNames} from './uniqueNames';

/** The properties of `@theme/StaticDiagram`. */
export type StaticDiagramProps = Readonly<{
  svg: string;
  caption: string;
  name: string;
}>;

export async function describeDiagram(
  block: Code,
  file: VFile,
  _names: UniqueNames,
): Promise<StaticDiagramProps> {
  throw blockError(file, findCodeStart(block), 'Diagrams are not rendered yet.');
}
