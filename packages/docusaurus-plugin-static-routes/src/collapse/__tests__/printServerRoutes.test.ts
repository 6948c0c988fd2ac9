import {describe, expect, it} from 'vitest';
import {
  collapseOnServer,
  folder,
  generate,
  page,
  readServerRoutes,
  staticPage,
} from './generate';

const LIST = {...staticPage('/docs/api/'), component: 'List.tsx'};
const ENTRIES = ['/docs/api/a', '/docs/api/b'].map((path) => staticPage(path));
const OTHERS = [page('/', 'home.tsx'), folder('/docs', ['/docs/intro'])];

describe('the routes of the build of static HTML', () => {
  const {routes, families} = readServerRoutes(
    collapseOnServer(generate([...ENTRIES, LIST, ...OTHERS])),
  );

  it('are as few as those of the browser', () => {
    expect(routes.map(({path}) => path).toSorted()).toEqual(
      ['*', '/', '/docs', '/docs/api'].toSorted(),
    );
    expect(families.length).toBe(1);
  });

  it('know every page with its own route, one component for those of the same modules', () => {
    const {components, pages, notFound} = families[0]!;
    expect(components.map((name) => name.replace(/-\w+$/, ''))).toEqual(
      expect.arrayContaining(['/docs/api/', '/docs/api/a']),
    );
    expect(components.length).toBe(2);
    expect(notFound).toBe('*-undefined');
    const shown = pages.map(([path, component, route]) => [
      path,
      components[component]?.replace(/-\w+$/, ''),
      route['path'],
      route['dataFile'],
    ]);
    expect(shown.toSorted()).toEqual([
      ['/docs/api', '/docs/api/', '/docs/api/', '/data/docs/api/.json'],
      ['/docs/api/a', '/docs/api/a', '/docs/api/a', '/data/docs/api/a.json'],
      ['/docs/api/b', '/docs/api/a', '/docs/api/b', '/data/docs/api/b.json'],
    ]);
  });

  it('stay as they are where no page is static', () => {
    const modules = generate(OTHERS);
    expect(collapseOnServer(modules)).toBe(modules.routes);
  });
});
