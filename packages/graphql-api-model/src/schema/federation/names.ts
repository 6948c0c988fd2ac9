import {valueFromASTUntyped, type ConstDirectiveNode} from 'graphql';
import {DEFINITIONS, SHOWN} from './definitions';

/** A specification that the schema uses, by `@link` or `@core`. */
interface Link {
  readonly feature: string;
  /** Whether it belongs to Apollo, whose names have one meaning. */
  readonly isKnown: boolean;
  /** What is before `__` in its names. */
  readonly namespace: string;
  /** What its names are called here: directives with their `@`. */
  readonly imports: ReadonlyMap<string, string>;
}

/** What names of a schema mean in federation. */
export interface FederationNames {
  readonly hasLinks: boolean;
  /** The name that a directive has in its specification, if it is one of federation. */
  readonly directiveOf: (name: string) => string | undefined;
  /** Whether a link brings a directive, whatever its specification. */
  readonly isLinked: (directive: string) => boolean;
  /** Whether a type belongs to a specification: `join__Graph`, or an imported name. */
  readonly isTypeOfSpecification: (name: string) => boolean;
  /** Whether it belongs to one that only the router reads. */
  readonly isTypeOfRouter: (name: string) => boolean;
}

const SPECIFICATION = /^https?:\/\/([^/]+)\/(?:.*\/)?([A-Za-z]\w*)(?:\/v\d[\d.]*)?\/?$/;
/** The specifications that only the router reads. */
const ROUTER = ['federation', 'join', 'link', 'core'];
/** Their names need no link. */
const UNLINKED = ROUTER.map(
  (name): Link => ({feature: name, isKnown: true, namespace: name, imports: new Map()}),
);
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
  const own = nodes.flatMap((node) => readLink(node) ?? []);
  const links = [...own, ...UNLINKED];
  /** The link that imports a name or has its namespace, and the name in its specification. */
  const find = (name: string): readonly [link: Link, original: string] | undefined => {
    const importing = links.find(({imports}) => imports.has(name));
    if (importing) return [importing, importing.imports.get(name)!.replace('@', '')];
    const plain = name.replace('@', '');
    const [namespace = '', ...rest] = plain.slice(1).split('__');
    const link = links.find((one) => one.namespace === plain.charAt(0) + namespace);
    return link && rest.length > 0 ? [link, rest.join('__')] : undefined;
  };
  const isOfRouter = ({isKnown, feature}: Link): boolean =>
    isKnown && ROUTER.includes(feature);
  return {
    hasLinks: own.length > 0,
    directiveOf(name) {
      const same = own.find(({namespace}) => namespace === name);
      const [link, original] = find(`@${name}`) ?? (same ? [same, same.feature] : []);
      if (!link || original === undefined) {
        const isOwn = own.length > 0 && defined.has(name) && !LINKING.has(name);
        return DEFINITIONS.has(name) && !isOwn ? name : undefined;
      }
      if (link.isKnown && DEFINITIONS.has(original)) return original;
      return isOfRouter(link) ? name : undefined;
    },
    isLinked(name) {
      const [link] = find(`@${name}`) ?? [];
      if (link) return link.imports.has(`@${name}`) || !isOfRouter(link);
      return own.some(({namespace}) => namespace === name);
    },
    isTypeOfSpecification: (name) => find(name) !== undefined,
    isTypeOfRouter(name) {
      const [link] = find(name) ?? [];
      return link !== undefined && isOfRouter(link);
    },
  };
}

/**
 * Whether a directive only describes to the router how definitions of subgraphs belong together, such as
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
  const [, host, feature] = (typeof url === 'string' && SPECIFICATION.exec(url)) || [];
  if (feature === undefined) return undefined;
  const {as, import: imported} = given;
  return {
    feature,
    isKnown: host === 'specs.apollo.dev',
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
