import {translate} from '@docusaurus/Translate';

/** How long a button shows that it has copied, in milliseconds. */
const shownFor = 2000;

let region: HTMLElement | undefined;

/**
 * Copies for any element with `data-copy`: the attribute's value or, when it is empty, the
 * text of the nearest `pre`. Listens on the document, so it works for HTML added later.
 */
function listen(): void {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-copy]');
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

/** Has a screen reader announce a short text when it has finished the present one. */
function announce(text: string): void {
  const target = (region ??= createRegion());
  target.textContent = '';
  // The same text twice is two announcements only when the region was empty in between.
  setTimeout(() => (target.textContent = text), 50);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'code-status';
  element.setAttribute('role', 'status');
  document.body.append(element);
  return element;
}

if (typeof document !== 'undefined') listen();
