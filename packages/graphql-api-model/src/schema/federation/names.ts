import {valueFromASTUntyped, type ConstDirectiveNode} from 'graphql';
import {DEFINITIONS, SHOWN} from './definitions';

/** A specification of federation that the schema uses, by `@link` or `@core`. */
interface Link {
  readonly feature: string;
  /** What stands before `__` in its names. */
  readonly namespace: string;
  /** What its names are called here: directives with their `@`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** What names of a schema mean in federation. */
export interface FederationNames {
  readonly hasLinks: boolean;
  /** The name that a directive has in its specification, if it is one of federation. */
  readonly directiveOf: (name: string) => string | undefined;
  /** Whether a type belongs to a specification: `join__Graph`, or an imported name. */
  readonly isTypeOfSpecification: (name: string) => boolean;
}

const SPECIFICATION =
  /^https?:\/\/specs\.apollo\.dev\/(?:.*\/)?([A-Za-z]\w*)(?:\/v\d[\d.]*)?\/?$/;
const NAMESPACES = ['federation', 'join', 'link', 'core'];
/** The directives that link, which need no link themselves. */
const LINKING: ReadonlySet<string> = new Set(['link', 'core']);

/**
 * Reads what the directives of the schema definition and its extensions link to.
 *
 * @param nodes - These directives.
 * @param defined - The directives that files define: beside links those are the owner's own.
 */
export function readFederationNames(
  nodes: readonly ConstDirectiveNode[],
  defined: ReadonlySet<string>,
): FederationNames {
  const links = nodes.flatMap((node) => readLink(node) ?? []);
  const imports = new Map(links.flatMap((link) => [...link.imports]));
  const features = new Map(links.map(({namespace, feature}) => [namespace, feature]));
  const namespaces = new Set([...NAMESPACES, ...features.keys()]);
  const namespaceOf = (name: string): string | undefined => {
    const end = name.indexOf('__', 1);
    const namespace = name.slice(0, Math.max(end, 0));
    return namespaces.has(namespace) ? namespace : undefined;
  };
  return {
    hasLinks: links.length > 0,
    directiveOf(name) {
      const imported = imports.get(`@${name}`);
      if (imported !== undefined) return imported.slice(1);
      const namespace = namespaceOf(name);
      if (namespace !== undefined) {
        const own = name.slice(namespace.length + 2);
        return DEFINITIONS.has(own) ? own : name;
      }
      const isOwn = links.length > 0 && defined.has(name) && !LINKING.has(name);
      return features.get(name) ?? (DEFINITIONS.has(name) && !isOwn ? name : undefined);
    },
    isTypeOfSpecification: (name) => imports.has(name) || namespaceOf(name) !== undefined,
  };
}

/**
 * Whether a directive only tells the router how definitions of subgraphs belong together, such as
 * `@external`: two definitions of one field agree although one of them has more.
 */
export function isMark({directiveOf}: FederationNames, directive: string): boolean {
  const name = directiveOf(directive) ?? '';
  return DEFINITIONS.has(name) && !SHOWN.has(name);
}

function readLink(node: ConstDirectiveNode): Link | undefined {
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(
    (node.arguments ?? []).map(({name, value}) => [
      name.value,
      valueFromASTUntyped(value),
    ]),
  );
  const url = given['url'] ?? given['feature'];
  const feature = typeof url === 'string' ? SPECIFICATION.exec(url)?.[1] : undefined;
  if (feature === undefined) return undefined;
  const {as, import: imported} = given;
  return {
    feature,
    namespace: typeof as === 'string' ? as : feature,
    imports: new Map(Array.isArray(imported) ? imported.flatMap(readImport) : []),
  };
}

/** `"@key"` or `{name: "@key", as: "@uniqueKey"}`, as the name here and the original one. */
function readImport(imported: unknown): readonly (readonly [string, string])[] {
  if (typeof imported === 'string') return [[imported, imported]];
  if (typeof imported !== 'object' || imported === null) return [];
  const {name, as = name} = imported as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof as === 'string' ? [[as, name]] : [];
}
