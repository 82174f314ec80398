// A CloudFront function for the viewer response. It adds the headers that an S3 bucket does not send.

// CHANGE: the base path, such as '/shop-demo', if the site was built with BASE_PATH.
var base = ''

var headers = {
  'content-security-policy': { value: "frame-ancestors 'none'" },
  'strict-transport-security': { value: 'max-age=31536000' },
  'x-content-type-options': { value: 'nosniff' },
  'referrer-policy': { value: 'same-origin' },
  'cross-origin-opener-policy': { value: 'same-origin' },
  'cross-origin-resource-policy': { value: 'same-origin' },
}

function handler(event) {
  Object.assign(event.response.headers, headers)
  // Under a base path the home page is above the folder of the service worker.
  if (base !== '' && event.request.uri === base + '/sw.js') {
    event.response.headers['service-worker-allowed'] = { value: base }
  }
  return event.response
}
