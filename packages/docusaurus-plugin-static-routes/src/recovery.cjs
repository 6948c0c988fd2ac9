/* global addEventListener, document, location, window */
// In the head of every page, before any file is loaded. Docusaurus starts React when all scripts of
// the page are there, and never if one fails. Then the page is loaded once more. If that does not
// help, or if the site does not respond, a box with a button appears above the complete article.
(function () {
  var texts = document.currentScript.dataset;
  var hasFailed = false;
  /** The address of the script that failed; undefined for one that Docusaurus requests. */
  var source;

  function showRetry() {
    var box = document.createElement('div');
    var message = document.createElement('p');
    var button = document.createElement('button');
    box.id = 'retry-box';
    box.setAttribute('role', 'alert');
    // Stylesheets may be missing, too.
    box.style.cssText =
      'position: sticky; top: 0; z-index: 1000; padding: 1rem max(1rem, 50% - 30rem); border: 2px solid #b3261e; background: #fff3f2; color: #4a0d0d';
    message.style.margin = '0 0 0.5rem';
    message.textContent = texts.failed;
    button.type = 'button';
    button.className = 'button button--primary';
    button.textContent = texts.retry;
    button.addEventListener('click', function () {
      reload(function () {
        message.textContent = texts.unreachable;
      });
    });
    box.append(message, button);
    document.body.prepend(box);
    if (!source) return;
    fetch(new URL(source), {mode: 'same-origin', method: 'HEAD'})
      .then(function (response) {
        if (response.status === 404) message.textContent += ' ' + texts.missing;
      })
      .catch(function () {});
  }

  // Only if the site responds: the error page of a browser is not an article.
  function reload(onFailure) {
    fetch(new URL(location.href), {
      mode: 'same-origin',
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(15000),
    })
      .then(function (response) {
        if (response.status >= 500) throw new Error(response.statusText);
        location.reload();
      })
      .catch(onFailure);
  }

  function recover() {
    if (hasFailed || window.docusaurusRoot) return;
    hasFailed = true;
    var navigation = performance.getEntriesByType('navigation')[0];
    if (!navigation || navigation.type === 'reload') showRetry();
    else reload(showRetry);
  }

  addEventListener(
    'error',
    function (event) {
      // The deferred scripts of the HTML. Scripts of others may fail.
      var script = event.target;
      if (!script.defer || !String(script.src).includes('/assets/js/')) return;
      source = source || script.src;
      recover();
    },
    true,
  );
  addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') recover();
  });
})();
