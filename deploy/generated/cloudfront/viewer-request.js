// Made by "npm run deploy:files" from deploy/headers. Do not edit.
function handler(event) {
  var request = event.request;
  var page = request.uri.replace(/(?:\/index)?\.html$|\/$/, '');
  var name = page.slice(page.lastIndexOf('/') + 1);
  if (page === '/404' || name === 'index') {
    request.uri = '/no-such-file';
  } else if (page !== request.uri || name.indexOf('.') === -1) {
    request.uri = page + '/index.html';
  }
  return request;
}
