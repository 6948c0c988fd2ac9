import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Properties of an MDX element; `false` leaves the property out. */
export type ElementProperties = Readonly<Record<string, string | boolean>>;

/** An MDX element without children whose properties are plain values. */
export function createElement(
  name: string,
  properties: ElementProperties,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(properties)
      .filter(([, value]) => value !== false)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: value === true ? null : String(value),
      })),
    children: [],
  };
}
