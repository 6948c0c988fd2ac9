/**
 * Stores "system" under the key `theme` when the reader chooses it; the classic theme removes the key
 * instead. The theme dispatches a `storage` event in its own window for each change it makes, while
 * trusted events come from other windows. This listener runs before the theme's, and stops the events
 * that would make it remove the key again.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    const {isTrusted, key, newValue, storageArea} = event;
    if (key !== 'theme') return;
    const isRemoved = newValue === null;
    if (isRemoved && !isTrusted) storageArea?.setItem('theme', 'system');
    if (isRemoved || newValue === document.documentElement.dataset['themeChoice']) {
      event.stopImmediatePropagation();
    }
  });
}
