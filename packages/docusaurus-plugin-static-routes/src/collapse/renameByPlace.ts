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
 * of these tell where the site lies. The registry is in the order of the names that they had.
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
  const renameRoute = (route: GeneratedRoute): GeneratedRoute => {
    const known = generated.chunkNames.get(toKey(route));
    if (!known) return route;
    const names = rename(known);
    const routes = route.routes?.map(renameRoute);
    const isAlike =
      JSON.stringify(names) === JSON.stringify(known) &&
      (routes ?? []).every((inner, index) => inner === route.routes?.[index]);
    const hash = hashText(JSON.stringify(names)).slice(0, 3);
    const renamed: GeneratedRoute = isAlike
      ? route
      : {...route, component: {...route.component, hash}, ...(routes && {routes})};
    chunkNames.set(toKey(renamed), names);
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
