/**
 * Paper is white: shows the page in light colours while it is printed. Every colour, those of Infima
 * too, follows the attribute, so that no stylesheet needs colours of its own for print.
 */
let shown: string | undefined;

function begin(): void {
  if (shown !== undefined) return;
  shown = document.documentElement.dataset['theme'] ?? 'light';
  document.documentElement.dataset['theme'] = 'light';
}

function end(): void {
  if (shown === undefined) return;
  document.documentElement.dataset['theme'] = shown;
  shown = undefined;
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  // Also where a browser shows what it would print.
  window.matchMedia('print').addEventListener('change', ({matches}) => {
    if (matches) begin();
    else end();
  });
}
