/**
 * Sets the colour mode before the first paint: of the address (`?docusaurus-theme=dark`),
 * else of the reader's stored choice, else light, as without storage. Runs in the page as it is.
 */
export const INITIAL_COLOR_MODE_SCRIPT = `(function () {
  var choice;
  try {
    choice =
      new URLSearchParams(location.search).get('docusaurus-theme') ||
      localStorage.getItem('theme');
  } catch {}
  if (choice !== 'dark' && choice !== 'system') {
    choice = 'light';
  }
  var isDark =
    choice === 'dark' ||
    (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-theme-choice', choice);
})();`;
