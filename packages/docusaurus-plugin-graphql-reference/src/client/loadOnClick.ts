/**
 * Writes a text to the clipboard that is yet to come. WebKit refuses what a click writes after it has waited, so
 * the promise is written.
 */
async function writeText(loading: Promise<string>): Promise<void> {
  const {clipboard} = navigator;
  if (!('ClipboardItem' in window)) {
    const text = await loading;
    return clipboard.writeText(text);
  }
  const blob = loading.then((text) => new Blob([text], {type: 'text/plain'}));
  await clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Copies SDL or Markdown, or shows a request in other languages, by code that is loaded with the first click. */
function loadOnClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const found = target.closest<HTMLElement>('[data-sdl], [data-request], .gql-copy-page');
  if (!found) return;
  event.preventDefault();
  const loading = import('./onLoaded');
  const isCopied = found.dataset['request'] === undefined;
  const copying = isCopied
    ? writeText(loading.then(({loadText}) => loadText(found)))
    : Promise.resolve();
  // It may fail before there is code that shows it.
  copying.catch(() => undefined);
  loading
    .then(({onLoaded}) => onLoaded(found, copying))
    .catch(() => {
      const isLink = found instanceof HTMLAnchorElement;
      location.href = isLink ? found.href : (found.dataset['file'] ?? '');
    });
}

if (typeof document !== 'undefined') document.addEventListener('click', loadOnClick);
