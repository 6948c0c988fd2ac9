import type {Drawing} from './drawing';

/** Variables of the stylesheet by the renderer's own. */
const variables: Readonly<Record<string, string>> = {
  '--bg': '--diagram-background',
  '--_text': '--diagram-text',
  '--_text-sec': '--diagram-muted',
  '--_text-muted': '--diagram-muted',
  '--_text-faint': '--diagram-muted',
  '--_line': '--diagram-line',
  '--_arrow': '--diagram-line',
  '--_node-fill': '--diagram-fill',
  '--_node-stroke': '--diagram-stroke',
  '--_inner-stroke': '--diagram-stroke',
  '--_group-fill': '--diagram-background',
  '--_group-hdr': '--diagram-header',
  '--_key-badge': '--diagram-header',
};

/** Geometry and presentation; anything else, `style` and `data-*` included, is dropped. */
const keptAttributes = new Set(
  `x y x1 y1 x2 y2 dx dy cx cy r rx ry width height d points transform fill stroke
   stroke-width stroke-dasharray stroke-linejoin marker-start marker-end markerWidth
   markerHeight refX refY orient id text-anchor font-size font-weight font-style
   text-decoration class`.split(/\s+/),
);

const smallestFont = 11;

/**
 * Makes the renderer's SVG fit for a page with a strict Content-Security-Policy: no style
 * element (with its web font), no style attribute, ids with a prefix, colours by the
 * variables of the stylesheet.
 */
export function cleanSvg(
  svg: string,
  id: string,
): Pick<Drawing, 'width' | 'height' | 'content'> {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const content = svg
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<\/?svg[^>]*>/g, '')
    .replaceAll(/<text [^>]*>\(no attributes\)<\/text>/g, '')
    .replaceAll(/<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g, (...match: string[]) => {
      const [, name = '', attributes = '', slash = ''] = match;
      return `<${name}${cleanAttributes(attributes, id)}${slash}>`;
    })
    .replaceAll('<defs></defs>', '')
    .replaceAll(/\s*\n\s*/g, '')
    // The diamonds of composition and aggregation would lie under the box of their class.
    .replaceAll(/(-(?:composition|aggregation)"[^>]*) refX="0"/g, '$1 refX="12"');
  return {width: round(width), height: round(height), content};
}

function cleanAttributes(attributes: string, id: string): string {
  return [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
    .map(([, name = '', value = '']) => cleanAttribute(name, value, id))
    .join('');
}

function cleanAttribute(name: string, value: string, id: string): string {
  if (!keptAttributes.has(name)) return '';
  if (name === 'class') return value === 'mono' ? ' class="diagram__code"' : '';
  if (name === 'id') return ` id="${id}-${value}"`;
  if (name === 'font-size')
    return ` font-size="${Math.max(Number(value), smallestFont)}"`;
  const cleaned = value
    .replaceAll(/var\((--[\w-]+)\)/g, (_, variable: string) => {
      const own = variables[variable];
      if (own === undefined)
        throw new Error(`No colour for ${variable} of the renderer.`);
      return `var(${own})`;
    })
    .replaceAll('url(#', `url(#${id}-`)
    .replaceAll(/-?\d+\.\d+/g, (number) => String(round(number)));
  return ` ${name}="${cleaned}"`;
}

function round(number: string): number {
  return Math.round(Number(number) * 100) / 100;
}
