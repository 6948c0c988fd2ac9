import {createHash} from 'node:crypto';
import path from 'node:path';
import {
  type ChunkNames,
  type Generated,
  type GeneratedRoute,
  toKey,
} from './generatedRoutes';

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A name for the chunk of a module: the same wherever the site lies. */
export function nameChunk(module: string, siteDir: string): string {
  const relative = path.relative(siteDir, module).split(path.sep).join('/');
  return `static-${hashText(relative).slice(0, 8)}`;
}

function isList(
  names: ChunkNames | readonly ChunkNames[],
): names is readonly ChunkNames[] {
  return Array.isArray(names);
}

/**
 * Docusaurus names chunks after paths of modules, and routes after all that they are made of; some
 * of these tell where the site lies. Here a route is told from others of its path by a number. The registry
 * is in the order of the names that they had.
 */
export function renameByPlace(generated: Generated, siteDir: string): Generated {
  const {registry} = generated;
  const toName = (name: string): string => {
    const module = registry.get(name);
    return module !== undefined && path.isAbsolute(module)
      ? nameChunk(module, siteDir)
      : name;
  };
  const renameOne = (inner: ChunkNames[string]): ChunkNames[string] => {
    if (typeof inner === 'string') return toName(inner);
    return isList(inner) ? inner.map(rename) : rename(inner);
  };
  const rename = (names: ChunkNames): ChunkNames =>
    Object.fromEntries(
      Object.entries(names).map(([prop, inner]) => [prop, renameOne(inner)]),
    );
  const chunkNames = new Map<string, ChunkNames>();
  const taken = new Map<string, number>();
  const renameRoute = (route: GeneratedRoute): GeneratedRoute => {
    const known = generated.chunkNames.get(toKey(route));
    if (!known) return route;
    const {path: own} = route.component;
    const before = taken.get(own) ?? 0;
    taken.set(own, before + 1);
    const routes = route.routes?.map(renameRoute);
    const component = {path: own, hash: before.toString(36)};
    const renamed: GeneratedRoute = {...route, component, ...(routes && {routes})};
    chunkNames.set(toKey(renamed), rename(known));
    return renamed;
  };
  return {
    routes: generated.routes.map(renameRoute),
    registry: new Map(
      [...registry]
        .map(([name, module]) => [toName(name), module] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    chunkNames,
  };
}
