// Takes the place of the module of Docusaurus 3.9.2 that renders a page to HTML.
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
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

export async function renderToHtml(app) {
  const html = renderAtOnce(app);
  return html === undefined || html.includes(BOUNDARY) ? renderToStream(app) : html;
}
