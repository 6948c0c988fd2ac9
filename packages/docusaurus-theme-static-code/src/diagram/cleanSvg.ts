import {optimize, type CustomPlugin} from 'svgo';

/** Geometry and presentation; anything else, `style` and `data-*` included, is dropped. */
const KEPT = new Set(
  `x y x1 y1 x2 y2 dx dy cx cy r rx ry width height d points transform fill stroke
   stroke-width stroke-dasharray stroke-linejoin marker-start marker-end markerWidth
   markerHeight refX refY orient id text-anchor font-size font-weight font-style
   text-decoration`.split(/\s+/),
);

const SMALLEST_FONT = 11;

/**
 * Makes the renderer's SVG fit for a page with a strict Content-Security-Policy: no style
 * element (with its web font), no style attribute, ids with a prefix, colours by the variables
 * of `diagram.css`.
 *
 * @returns what is inside the `svg` element
 */
export function cleanSvg(svg: string, id: string): string {
  const {data} = optimize(svg, {
    plugins: [
      'removeStyleElement',
      restyle,
      'removeEmptyContainers',
      {name: 'prefixIds', params: {prefix: id, delim: '-', prefixClassNames: false}},
      {name: 'cleanupNumericValues', params: {floatPrecision: 2, leadingZero: false}},
      {name: 'cleanupListOfValues', params: {floatPrecision: 2, leadingZero: false}},
    ],
  });
  return data.slice(data.indexOf('>') + 1, data.lastIndexOf('<'));
}

/** Keeps what the stylesheet of the page does not decide. */
const restyle: CustomPlugin = {
  name: 'restyle',
  fn: () => ({
    element: {
      enter(element, parent) {
        const [text] = element.children;
        // The renderer writes so into an entity without attributes.
        if (text?.type === 'text' && text.value === '(no attributes)')
          parent.children = parent.children.filter((child) => child !== element);
        const isCode = element.attributes['class'] === 'mono';
        const kept = Object.entries(element.attributes)
          .filter(([name]) => KEPT.has(name))
          .map(([name, value]) => [name, restyleAttribute(name, value)] as const);
        element.attributes = {
          ...(isCode && {class: 'diagram__code'}),
          ...Object.fromEntries(kept),
        };
      },
    },
  }),
};

function restyleAttribute(name: string, value: string): string {
  return name === 'font-size'
    ? String(Math.max(Number(value), SMALLEST_FONT))
    : value.replaceAll(/var\(--_?/g, 'var(--diagram-');
}
