import {optimize, type CustomPlugin} from 'svgo';
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
   text-decoration class viewBox`.split(/\s+/),
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
  const size = {width: 0, height: 0};
  const {data} = optimize(svg, {
    plugins: [
      'removeStyleElement',
      restyle,
      'removeEmptyContainers',
      {name: 'prefixIds', params: {prefix: id, delim: '-', prefixClassNames: false}},
      {name: 'cleanupNumericValues', params: {floatPrecision: 2, leadingZero: false}},
      {name: 'cleanupListOfValues', params: {floatPrecision: 2, leadingZero: false}},
      unwrap((width, height) => Object.assign(size, {width, height})),
    ],
  });
  return {...size, content: data};
}

type Element = Parameters<
  NonNullable<
    NonNullable<NonNullable<ReturnType<CustomPlugin['fn']>>['element']>['enter']
  >
>[0];

/** The renderer writes into an entity without attributes that it has none. */
function saysNothing({name, children: [text]}: Element): boolean {
  return name === 'text' && text?.type === 'text' && text.value === '(no attributes)';
}

/** The renderer frames the words at a line, which makes them look like a node. */
function removeFrame({attributes, children}: Element): void {
  if (attributes['class'] !== 'edge-label') return;
  for (const child of children) {
    if (child.type === 'element' && child.name === 'rect')
      delete child.attributes['stroke'];
  }
}

/** Keeps what the stylesheet of the page does not decide. */
const restyle: CustomPlugin = {
  name: 'restyle',
  fn: () => ({
    element: {
      enter(element, parent) {
        if (saysNothing(element)) {
          parent.children = parent.children.filter((child) => child !== element);
          return;
        }
        removeFrame(element);
        element.attributes = Object.fromEntries(
          Object.entries(element.attributes).flatMap(([name, value]) => {
            const restyled = restyleAttribute(name, value);
            return restyled === undefined ? [] : [[name, restyled]];
          }),
        );
      },
    },
  }),
};

function restyleAttribute(name: string, value: string): string | undefined {
  if (!keptAttributes.has(name)) return undefined;
  if (name === 'class') return value === 'mono' ? 'diagram__code' : undefined;
  if (name === 'font-size') return String(Math.max(Number(value), smallestFont));
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, variable: string) => {
    const own = variables[variable];
    if (own === undefined) throw new Error(`No colour for ${variable} of the renderer.`);
    return `var(${own})`;
  });
}

/** Leaves the inside of the `svg` element and tells its size. */
function unwrap(tell: (width: number, height: number) => void): CustomPlugin {
  return {
    name: 'unwrap',
    fn: () => ({
      root: {
        exit(root) {
          const [svg] = root.children;
          if (svg?.type !== 'element') return;
          const [, , width, height] = (svg.attributes['viewBox'] ?? '')
            .split(' ')
            .map(Number);
          tell(width ?? 0, height ?? 0);
          root.children = svg.children;
        },
      },
    }),
  };
}
