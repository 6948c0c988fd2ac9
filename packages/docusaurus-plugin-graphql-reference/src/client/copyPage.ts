/** How long the link shows that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Copies the Markdown of the page; where that fails, the link leads there. */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const {href, textContent, dataset} = link;
  // While it shows that it has copied, its text is not its own.
  if (textContent === dataset['copied']) return;
  try {
    const response = await fetch(new URL(href), {mode: 'same-origin'});
    await navigator.clipboard.writeText(await response.text());
    link.textContent = dataset['copied']!;
    setTimeout(() => {
      link.textContent = textContent;
    }, SHOWN);
  } catch {
    location.href = href;
  }
}
