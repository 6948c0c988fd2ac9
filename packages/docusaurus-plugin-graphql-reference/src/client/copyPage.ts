/** How long the link shows that it has copied, in milliseconds. */
const SHOWN = 2000;

/** Shows that the Markdown of the page is copied; where that fails, the link leads there. */
export async function copyPage(
  link: HTMLAnchorElement,
  copying: Promise<void>,
): Promise<void> {
  const {href, textContent, dataset} = link;
  // While it shows that it has copied, its text is not its own.
  if (textContent === dataset['copied']) return;
  try {
    await copying;
    link.textContent = dataset['copied']!;
    setTimeout(() => {
      link.textContent = textContent;
    }, SHOWN);
  } catch {
    location.href = href;
  }
}
