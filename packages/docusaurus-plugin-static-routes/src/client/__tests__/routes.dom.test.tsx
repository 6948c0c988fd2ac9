import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';
import {type Creator, createRoutes} from '../createRoutes';
import {withDocument} from '../withDocument';
import {withPages} from '../withPages';

const loaded: string[] = [];
const documentRoute = {
  default: {},
  loadDocument: (path: string, address?: string) => {
    loaded.push(`${path} from ${address}`);
    return Promise.resolve();
  },
};

/** A component that prints its name and props; its modules are those of `DocumentRoute`. */
const create: Creator = (...names) => {
  const Component = (props: object) => <p>{JSON.stringify({names, ...props})}</p>;
  const preload = () => {
    loaded.push(names.join('-'));
    return Promise.resolve([{default: {}}, documentRoute]);
  };
  return Object.assign(Component, {preload});
};

beforeEach(() => {
  loaded.length = 0;
});

it('routes with one key share a component, and inner routes get theirs', () => {
  const route = {path: '/', component: 'static', key: '/'};
  const inner = {path: '/docs/a', component: '1'};
  let count = 0;
  const routes = createRoutes(create, () => (count += 1), [
    route,
    {...route, path: '/types'},
    {path: '/docs', component: '2', routes: [inner]},
  ]);
  const component = expect.any(Function) as unknown;
  expect(routes).toEqual([
    {...route, component: 1},
    {...route, path: '/types', component: 1},
    {path: '/docs', component, routes: [{...inner, component}]},
  ]);
});

describe('static pages in the browser', () => {
  const Page = withDocument(create, {path: '', component: 'static', key: '/docs/a b'});

  it.each([
    ['/docs/a%20b', ['/docs/a%20b from /docs/a%20b']],
    ['/docs/a%20b/c.html', ['/docs/a%20b/c from /docs/a%20b/c.html']],
    ['/docs/a%20b/c.html.html', ['/docs/a%20b/c.html from /docs/a%20b/c.html.html']],
    ['/docs/a', []],
  ])('at %s are preloaded with the documents %o', async (path, expected) => {
    window.history.replaceState({}, '', path);
    await Page.preload();
    expect(loaded).toEqual(['/docs/a b-static', ...expected]);
  });

  it('are loaded when their links are reached for', async () => {
    await Page.loadDocument('/docs/a%20b/space');
    expect(loaded.slice(1)).toEqual(['/docs/a%20b/space from /docs/a%20b/space']);
  });
});

describe('static pages while they are rendered', () => {
  const toPage = (path: string, name: string) =>
    ({path, component: 'own', first: [name, 'hash']}) as const;
  const Pages = withPages(create, {
    path: '/api',
    component: '',
    pages: [
      toPage('/api/', 'list'),
      toPage('/api/a%20b', 'entry'),
      toPage('/api/c', 'entry'),
    ],
  });

  it.each([
    ['/api/', 'list', '/api/'],
    ['/api', 'list', '/api/'],
    ['/api/a%20b', 'entry', '/api/a%20b'],
    ['/api/a b', 'entry', '/api/a%20b'],
    ['/api/nowhere', '*', '/api'],
    ['/404.html', '*', '/api'],
  ])('are at %s the component %s with its own route', (pathname, name, path) => {
    const match = {path: '/api', url: '/api', isExact: false};
    const html = renderToStaticMarkup(
      <Pages location={{pathname}} match={match} route={{path: '/api'}} />,
    );
    const json = html.slice('<p>'.length, -'</p>'.length).replaceAll('&quot;', '"');
    expect(JSON.parse(json)).toEqual({
      names: name === '*' ? ['*', ''] : [name, 'hash'],
      location: {pathname},
      route: {path},
      match: name === '*' ? match : {path, url: pathname, isExact: true},
    });
  });

  it('are preloaded with all components, once each', async () => {
    await Pages.preload();
    expect(loaded.toSorted()).toEqual(['*-', 'entry-hash', 'list-hash']);
  });
});
