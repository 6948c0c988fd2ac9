import type {ReferenceLink} from 'graphql-api-model';
import type {PluginOptions} from '../options/options';

/** The guide that explains how values of a type are used, where the owner has named one. */
export type GuideTo = (typeName: string) => ReferenceLink | undefined;

/**
 * Reads the option `guides`; the first pattern that a name matches counts. `toHref` puts the
 * site's base URL before what the owner has written.
 */
export function createGuideTo(
  guides: PluginOptions['guides'],
  toHref: (to: string) => string,
): GuideTo {
  const patterns = Object.entries(guides).map(([pattern, {label, to}]) => ({
    name: new RegExp(`^${pattern.replaceAll('*', '\\w*')}$`),
    link: {text: label, href: toHref(to)},
  }));
  return (typeName) => patterns.find(({name}) => name.test(typeName))?.link;
}
