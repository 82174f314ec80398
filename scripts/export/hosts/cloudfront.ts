// Two functions for a bucket behind CloudFront, which does not resolve URLs without .html and adds no headers.
import { SECURITY_HEADERS } from './headers'

export function cloudfrontFiles(basePath: string, others: readonly string[] = []) {
  const headers = Object.fromEntries(
    Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), { value }]),
  )
  return {
    'viewer-request.js': `// Finds the file of a route: /shop is shop.html.
function handler(event) {
  var request = event.request
  if (request.uri === '${basePath}' || request.uri === '${basePath}/') request.uri = '${basePath}/index.html'
${others.map(homeOf).join('')}  else if (/^\\/[\\/\\\\]|.\\/$/.test(request.uri)) {
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
    'viewer-response.js': `var headers = ${JSON.stringify(headers, null, 2)}

function handler(event) {
  Object.assign(event.response.headers, headers)
  return event.response
}
`,
  }
}

const homeOf = (path: string) => `  else if (request.uri === '${path}') request.uri = '${path}/index.html'
`
