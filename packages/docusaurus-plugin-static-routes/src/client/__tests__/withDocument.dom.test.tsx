import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, it} from 'vitest';
import {withDocument} from '../withDocument';

const loaded: string[] = [];

/** As `DocumentRoute` is. */
const documentRoute = {
  default: {},
  loadDocument: (pathname: string) => {
    loaded.push(pathname);
    return Promise.resolve();
  },
};

beforeEach(() => {
  loaded.length = 0;
});

function createRoute(modules: readonly {readonly default?: unknown}[]) {
  const Route = ({
    location: {pathname},
  }: {
    readonly location: {readonly pathname: string};
  }) => <p>{pathname}</p>;
  const preload = () => Promise.resolve(modules);
  return withDocument(Object.assign(Route, {preload}), ['/docs/a b', '/types']);
}

it.each([
  ['/docs/a%20b', ['/docs/a%20b']],
  ['/docs/a%20b/space', ['/docs/a%20b/space']],
  ['/types.html', ['/types.html']],
  ['/docs/a', []],
  ['/typesetting', []],
])('preloading at %s loads the documents %o', async (path, expected) => {
  window.history.replaceState({}, '', path);
  const Page = createRoute([{default: {}}, documentRoute]);
  await Page.preload();
  expect(loaded).toEqual(expected);
  expect(renderToStaticMarkup(<Page location={{pathname: path}} />)).toBe(
    `<p>${path}</p>`,
  );
});

it('a page that is reached for is loaded', async () => {
  await createRoute([documentRoute]).loadDocument('/types/space');
  expect(loaded).toEqual(['/types/space']);
});

it('a module without a default export is told with the path of the page', async () => {
  window.history.replaceState({}, '', '/types/space');
  const Page = createRoute([{default: {}}, {}]);
  await Page.preload();
  expect(() =>
    renderToStaticMarkup(<Page location={{pathname: '/types/space'}} />),
  ).toThrow(
    new Error(
      "The page component at /types/space doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    ),
  );
});
