// A CloudFront function for the viewer response. It adds the headers that an S3 bucket does not send.

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
  return event.response
}
