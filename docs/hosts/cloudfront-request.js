// A CloudFront function for the viewer request. It finds the file of a route: /shop is shop.html.

// CHANGE: the base path, such as '/shop-demo', if the site was built with BASE_PATH.
var base = ''

function handler(event) {
  var request = event.request
  var home = request.uri.replace(/\/$/, '')
  // The second is Spanish; a site that was built with LANGUAGES=en has no such page.
  if (home === base || request.uri === base + '/es') {
    request.uri = home + '/index.html'
  } else if (/^\/[\/\\]|.\/$/.test(request.uri)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: '/' + request.uri.replace(/^[\/\\]+|\/+$/g, '') + query(request) } },
    }
  } else if (!/\.[^/]+$/.test(request.uri)) {
    request.uri += '.html'
  }
  return request
}

function query(request) {
  var parts = Object.keys(request.querystring || {}).map(function (name) {
    return name + '=' + request.querystring[name].value
  })
  return parts.length > 0 ? '?' + parts.join('&') : ''
}
