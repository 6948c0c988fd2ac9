import nprogress from 'nprogress';

/**
 * The bar that Docusaurus shows while a page loads has the role "bar", which ARIA does not define:
 * https://github.com/rstacruz/nprogress. It stays when the page that is loaded throws.
 */
nprogress.configure({
  template: '<div class="bar"><div class="peg"></div></div>',
  barSelector: '.bar',
});
