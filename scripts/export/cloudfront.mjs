// Two functions for a storage behind CloudFront: it knows no addresses without .html and adds no headers by itself.

export function cloudfrontFiles(headers, basePath) {
  const values = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]),
  )
  return {
    'viewer-request.js': `// The page behind an address: /shop is shop.html.
function handler(event) {
  var request = event.request
  if (request.uri === '${basePath}' || request.uri === '${basePath}/') request.uri = '${basePath}/index.html'
  else if (/\\/$/.test(request.uri)) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: '/' + request.uri.replace(/^[\\/\\\\]+|\\/+$/g, '') + query(request) } },
    }
  } else if (!/\\.[^/]+$/.test(request.uri)) request.uri += '.html'
  return request
}

function query(request) {
  var parts = Object.keys(request.querystring || {}).map(function (name) {
    return name + '=' + request.querystring[name].value
  })
  return parts.length > 0 ? '?' + parts.join('&') : ''
}
`,
    'viewer-response.js': `var headers = ${JSON.stringify(values, null, 2)}

function handler(event) {
  Object.assign(event.response.headers, headers)
  return event.response
}
`,
  }
}
