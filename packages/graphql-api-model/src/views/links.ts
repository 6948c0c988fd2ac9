import type {TypeReference} from '../model/apiModel';

/** A link to a place in the reference. `href` starts with the site's base URL. */
export interface ReferenceLink {
  readonly text: string;
  readonly href: string;
}

/**
 * A type as it is written at its use: `[Space!]!` has `before` "[" and `after` "!]!". `href` is
 * missing where the type is not shown.
 */
export interface TypeLink {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  readonly href?: string;
}

/** The parts of a notation, the name in the middle with its address. */
export function toTypeLink(
  {notation, name}: TypeReference,
  {of}: {readonly of: (name: string) => string | undefined},
): TypeLink {
  const href = of(name);
  const start = notation.lastIndexOf('[') + 1;
  return {
    before: notation.slice(0, start),
    name,
    after: notation.slice(start + name.length),
    ...(href !== undefined && {href}),
  };
}
