import {trimSlash} from './coverPaths';
import type {GeneratedRoute} from './generatedRoutes';
import {type Collapsed, type Family, printCreator, printRoutes} from './printGenerated';

/** One component for all pages that are made of the same modules; what differs is the route. */
function printFamily({pages}: Family, keyOf: Collapsed['keyOf']): string {
  const creators = new Map<string, GeneratedRoute['component']>();
  for (const page of pages) {
    if (!creators.has(keyOf(page))) creators.set(keyOf(page), page.component);
  }
  const keys = [...creators.keys()];
  const entries = pages.map((page) => {
    const {component: _, ...route} = page;
    const path = JSON.stringify(trimSlash(page.path));
    return `[${path}, ${keys.indexOf(keyOf(page))}, ${JSON.stringify(route)}],\n`;
  });
  const components = [...creators.values()].map(printCreator).join(', ');
  return `withPages([${components}], [\n${entries.join('')}], ComponentCreator("*"))`;
}

/** Prints the routes of the build of static HTML; `wrapper` is the module that exports `withPages`. */
export function printServerRoutes(
  {families, routes, keyOf}: Collapsed,
  wrapper: string,
): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import {withPages} from ${JSON.stringify(wrapper)};`,
    `const documents = [${families.map((family) => printFamily(family, keyOf)).join(', ')}];`,
    `export default ${printRoutes(routes)};\n`,
  ].join('\n');
}
