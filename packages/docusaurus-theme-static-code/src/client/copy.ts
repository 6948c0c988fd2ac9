import {translate} from '@docusaurus/Translate';
import {announce} from './announce';

/** How long a button shows that it has copied, in milliseconds. */
const shownFor = 2000;

/**
 * Copies for any element with `data-copy`: the attribute's value or, when it is empty, the
 * text of the nearest `pre`. Listens on the document, so it works for HTML added later.
 */
function listen(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy]')
        : null;
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const source = button.dataset['copy'] === '' ? findCode(button) : undefined;
  const text = source?.textContent ?? button.dataset['copy'] ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Refused, or no secure context: leave the reader one key press away.
    if (source) getSelection()?.selectAllChildren(source);
    announce(
      translate({
        id: 'theme.code.copyFailed',
        message: 'Could not copy. The text is selected: copy it with the keyboard.',
        description: 'Read out when the browser does not let a button copy',
      }),
    );
    return;
  }
  const copied = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  announce(copied);
  button.dataset['copied'] = copied;
  setTimeout(() => delete button.dataset['copied'], shownFor);
}

function findCode(button: HTMLElement): Element | undefined {
  for (let element = button.parentElement; element; element = element.parentElement) {
    const code = element.querySelector('pre');
    if (code) return code;
  }
  return undefined;
}

if (typeof document !== 'undefined') listen();
