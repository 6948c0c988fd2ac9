import {lazy, type ReactElement, type ReactNode, Suspense, useId} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {Helmet, HelmetProvider} from 'react-helmet-async';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {renderToHtml} from '../renderToHtml.mjs';

vi.mock('react-dom/server', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/server')>();
  return {...original, renderToPipeableStream: vi.fn(original.renderToPipeableStream)};
});

/** As Docusaurus 3.9.2 does it. */
function stream(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const all = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(all);
        text(all).then(resolve, reject);
      },
    });
  });
}

beforeEach(() => {
  vi.mocked(renderToPipeableStream).mockClear();
});

function Field({name}: {readonly name: string}): ReactNode {
  return (
    <li id={useId()} title={`"${name}" & more`}>
      {name}: {1} {null}
      <wbr />
      ID
    </li>
  );
}

const PAGE = (
  <ul>
    <Field name="id" />
    <Field name="größe <b>" />
  </ul>
);

it('renders what the stream renders', async () => {
  const html = await renderToHtml(PAGE);
  expect(renderToPipeableStream).not.toHaveBeenCalled();
  expect(html).toBe(await stream(PAGE));
});

it('streams a page with a part that can come later', async () => {
  const Late = lazy(() => Promise.resolve({default: () => PAGE}));
  const page = (
    <Suspense fallback="Loading">
      <Late />
    </Suspense>
  );
  expect(await renderToHtml(page)).toContain('größe &lt;b&gt;');
  expect(renderToPipeableStream).toHaveBeenCalledOnce();
});

it('waits for a part outside of any boundary', async () => {
  const Late = lazy(() => Promise.resolve({default: () => PAGE}));
  expect(await renderToHtml(<Late />)).toBe(await stream(PAGE));
});

it('fails with the error of a component', async () => {
  const error = new Error('No such guide');
  const Broken = (): ReactNode => {
    throw error;
  };
  await expect(renderToHtml(<Broken />)).rejects.toBe(error);
});

describe('the head of a page', () => {
  /** As Docusaurus wraps a page: what reports modules, and below it what gathers the head. */
  function Capture({children}: {readonly children: ReactNode}): ReactNode {
    return children;
  }

  function toApp(page: ReactNode, context: object): ReactElement {
    return (
      <Capture>
        <HelmetProvider context={context}>{page}</HelmetProvider>
      </Capture>
    );
  }

  const page = (
    <>
      <Helmet>
        <html lang="en" />
        <title>Site</title>
        <meta name="description" content="Of the site" />
      </Helmet>
      <Helmet>
        <title>{'Space "object" & more'}</title>
        <meta name="description" content="Of the page" />
        <link rel="canonical" href="/docs/space" />
      </Helmet>
      <p>Space</p>
    </>
  );

  /** What Docusaurus takes of it. */
  function read({helmet}: {helmet?: Record<string, {toString: () => string}>}) {
    const parts = ['htmlAttributes', 'bodyAttributes', 'title', 'meta', 'link', 'script'];
    return parts.map((part) => helmet?.[part]?.toString());
  }

  it('is what it would be if each part had changed it', async () => {
    const own = {};
    const expected = {};
    expect(await renderToHtml(toApp(page, own))).toBe(
      await stream(toApp(page, expected)),
    );
    expect(read(own)).toEqual(read(expected));
    expect(read(own)[2]).toContain('Space &quot;object&quot; &amp; more');
  });

  it('is put together once, however many parts change it', async () => {
    const titles: string[] = [];
    const context = {
      set helmet({title}: {readonly title: {toString: () => string}}) {
        titles.push(title.toString());
      },
    };
    await renderToHtml(toApp(page, context));
    expect(titles.filter((title) => !title.endsWith('></title>'))).toEqual([
      '<title data-rh="true">Space &quot;object&quot; &amp; more</title>',
    ]);
  });

  it('is empty where nothing adds to it', async () => {
    const own = {};
    const expected = {};
    await renderToHtml(toApp(<p />, own));
    await stream(toApp(<p />, expected));
    expect(read(own)).toEqual(read(expected));
  });

  it('is that of the page that was waited for', async () => {
    const Late = lazy(() => Promise.resolve({default: () => page}));
    const own = {};
    const expected = {};
    await renderToHtml(toApp(<Late />, own));
    await stream(toApp(<Late />, expected));
    expect(read(own)).toEqual(read(expected));
    expect(read(own)[2]).toContain('Space');
  });
});
