let region: HTMLElement | undefined;

/** Has a screen reader say a short text when it has finished what it is saying. */
export function announce(text: string): void {
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
