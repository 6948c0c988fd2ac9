import {lazy, type ReactNode, Suspense, useId} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {beforeEach, expect, it, vi} from 'vitest';
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
