// Takes the place of the module of Docusaurus 3.9.2 that renders a page to HTML.
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {cloneElement, createElement} from 'react';
import {renderToPipeableStream, renderToString} from 'react-dom/server';

/** What React writes where a part of a page could come later than the rest. */
const BOUNDARY = '<!--$';

function renderAtOnce(app) {
  try {
    return renderToString(app);
  } catch {
    // The stream waits for what is not there yet, and tells a mistake as Docusaurus does.
    return undefined;
  }
}

/** What Docusaurus does with every page. */
function renderToStream(app) {
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

/**
 * The app as Docusaurus 3.9.2 renders it, with a head that is put together once. By itself
 * react-helmet-async does that anew for each component that adds to it: ten times for every page.
 *
 * @returns The app to render, and what to call when it is rendered.
 */
function withOneHead(app) {
  const provider = app.props?.children;
  const Provider = provider?.type;
  if (Provider?.displayName !== 'HelmetProvider') return {app, completeHead() {}};
  let complete;
  class LateProvider extends Provider {
    constructor(props) {
      super(props);
      const {helmetInstances} = this.helmetData.value;
      const {get} = helmetInstances;
      helmetInstances.get = () => [];
      complete = () => {
        helmetInstances.get = get;
        get().at(-1)?.emitChange();
      };
    }
  }
  return {
    app: cloneElement(app, {}, createElement(LateProvider, provider.props)),
    completeHead() {
      complete?.();
    },
  };
}

export async function renderToHtml(page) {
  const {app, completeHead} = withOneHead(page);
  const atOnce = renderAtOnce(app);
  const html =
    atOnce === undefined || atOnce.includes(BOUNDARY)
      ? await renderToStream(app)
      : atOnce;
  completeHead();
  return html;
}
