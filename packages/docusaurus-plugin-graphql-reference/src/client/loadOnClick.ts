import {copyText} from 'docusaurus-plugin-markdown-pages/clipboard';

/** Copies SDL, or shows a request in other languages, by code that is loaded with the first click. */
function loadOnClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const found = target.closest<HTMLElement>('[data-sdl], [data-request]');
  if (!found) return;
  event.preventDefault();
  const loading = import('./onLoaded');
  const isCopied = found.dataset['request'] === undefined;
  const copying = isCopied
    ? copyText(loading.then(({fetchSdl}) => fetchSdl(found)))
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
