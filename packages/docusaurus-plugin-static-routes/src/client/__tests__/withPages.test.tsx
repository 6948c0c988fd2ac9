import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {withPages} from '../withPages';

const preloaded: string[] = [];

/** A component that prints what it gets, and notes that it was loaded. */
function componentOf(name: string) {
  const Component = (props: object) => <p>{JSON.stringify({name, ...props})}</p>;
  const preload = () => Promise.resolve(preloaded.push(name));
  return Object.assign(Component, {preload});
}

const Pages = withPages(
  [componentOf('entry'), componentOf('list')],
  [
    ['/api', 1, {path: '/api/'}],
    ['/api/a%20b', 0, {path: '/api/a%20b'}],
  ],
  componentOf('not found'),
);

function show(pathname: string): unknown {
  const match = {path: '/api', url: '/api', isExact: false, params: {}};
  const html = renderToStaticMarkup(
    <Pages location={{pathname}} match={match} route={{path: '/api'}} />,
  );
  return JSON.parse(html.slice('<p>'.length, -'</p>'.length).replaceAll('&quot;', '"'));
}

describe('what stands for static pages while they are rendered', () => {
  it.each([
    ['/api/', 'list', '/api/'],
    ['/api', 'list', '/api/'],
    ['/api/a%20b', 'entry', '/api/a%20b'],
    ['/api/a b', 'entry', '/api/a%20b'],
    ['/api/nowhere', 'not found', '/api'],
    ['/404.html', 'not found', '/api'],
  ])('shows at %s the component %s with its own route', (pathname, name, path) => {
    expect(show(pathname)).toEqual({
      name,
      location: {pathname},
      route: {path},
      match: {path, url: pathname, isExact: true, params: {}},
    });
  });

  it('loads all that it may show', async () => {
    await Pages.preload();
    expect(preloaded.toSorted()).toEqual(['entry', 'list', 'not found']);
  });
});
