import {createRequire} from 'node:module';
import {cleanSvg} from './cleanSvg';
import type {Drawing} from './drawing';
import type {GraphKind} from './graphKinds';

// The layout engine is large; a site without diagrams never loads it.
const loadRenderer = createRequire(import.meta.url)(
  './loadRenderer.cjs',
) as () => Promise<typeof import('beautiful-mermaid')>;

/** The renderer's fixed margin around entity diagrams, less the one we want. */
const spareMargin = 28;

/** Draws every kind of diagram but the sequence diagram, with beautiful-mermaid. */
export async function drawGraph(
  source: string,
  kind: GraphKind['kind'],
  id: string,
): Promise<Drawing> {
  const {renderMermaidSVG} = await loadRenderer();
  const isEntity = kind === 'entity';
  const svg = renderMermaidSVG(isEntity ? respellEntities(source) : source, {
    padding: 12,
  });
  const {width, height, content} = cleanSvg(svg, id);
  const spare = isEntity ? spareMargin : 0;
  return {
    left: spare,
    top: spare,
    width: width - 2 * spare,
    height: height - 2 * spare,
    content,
  };
}

/** Version 1.1.3 drops `}o` on the left and commas between keys; these mean the same. */
function respellEntities(source: string): string {
  return source
    .replaceAll(/\}o(?=--|\.\.)/g, '{o')
    .replaceAll(/(PK|FK|UK)\s*,\s*/g, '$1 ');
}
