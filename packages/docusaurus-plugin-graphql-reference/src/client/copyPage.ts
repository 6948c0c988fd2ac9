/** How long the link says that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Copies the Markdown of the page; where that fails, the link leads there. */
async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const {href, textContent, dataset} = link;
  try {
    const response = await fetch(href);
    await navigator.clipboard.writeText(await response.text());
    link.textContent = dataset['copied']!;
    setTimeout(() => {
      link.textContent = textContent;
    }, SHOWN);
  } catch {
    location.href = href;
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.gql-copy-page');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // While it says that it has copied, its text is not its own.
    if (link.textContent !== link.dataset['copied']) void copyPage(link);
  });
}
