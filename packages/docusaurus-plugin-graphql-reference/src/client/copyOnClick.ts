/** Copies the SDL of an operation, or the Markdown of a page, by code that is loaded with the first click. */
function copyOnClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-sdl]');
  if (button) void import('./copySdl').then(({copySdl}) => copySdl(button));
  const link = target.closest<HTMLAnchorElement>('.gql-copy-page');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void import('./copyPage').then(
    ({copyPage}) => copyPage(link),
    () => {
      location.href = link.href;
    },
  );
}

if (typeof document !== 'undefined') document.addEventListener('click', copyOnClick);
