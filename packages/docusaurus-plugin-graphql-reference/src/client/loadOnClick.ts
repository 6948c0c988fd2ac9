/** Copies SDL or Markdown, or shows a request in other languages, by code that is loaded with the first click. */
function loadOnClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const found = target.closest<HTMLElement>('[data-sdl], [data-request], .gql-copy-page');
  if (!found) return;
  event.preventDefault();
  import('./onLoaded')
    .then(({onLoaded}) => onLoaded(found))
    .catch(() => {
      const isLink = found instanceof HTMLAnchorElement;
      location.href = isLink ? found.href : (found.dataset['file'] ?? '');
    });
}

if (typeof document !== 'undefined') document.addEventListener('click', loadOnClick);
