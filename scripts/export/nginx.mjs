// The configuration for nginx. The flows start it as it is, with their own paths and ports in place of these.
import { HASHED_FILES, KEEP_FOR_EVER } from './headers.mjs'

export function nginxFiles(headers, basePath) {
  const site = `# Tersa on nginx 1.18 or newer. Yours to change: the name, the certificate and its key, the folder.
# The export lies in /var/www/tersa${basePath}; the address is https://shop.example${basePath || '/'}.

map "$status:$uri" $tersa_cache {
  default "no-cache";
  "~^(200|206|304):${basePath}${HASHED_FILES}" "${KEEP_FOR_EVER}";
}

server {
  listen 80;
  server_name shop.example;
  include /etc/nginx/tersa-headers.conf;
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl http2;
  server_name shop.example;
  ssl_certificate /etc/ssl/certs/shop.example.pem;
  ssl_certificate_key /etc/ssl/private/shop.example.key;

  root /var/www/tersa;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;

  # An add_header in a location would drop all of these there: so no location has one.
  include /etc/nginx/tersa-headers.conf;
  add_header Cache-Control $tersa_cache always;

  # The build has packed each text file; what is not packed is packed on its way.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types text/plain text/css application/javascript application/json image/svg+xml application/xml;
  # With nginx's brotli module this file turns it on; without the module leave the file out.
  include /etc/nginx/tersa-brotli*.conf;

  # Addresses have no slash at the end. One slash before the path, so that //elsewhere, which browsers
  # also read in /\\elsewhere, leads nowhere else.
  rewrite "^[/\\x5c]+(.+?)/+$" /$1 permanent;

  error_page 404 ${basePath}/404.html;

  location = ${basePath}/404.html {
    internal;
  }
  location = ${basePath || '/'} {
    try_files ${basePath}/index.html =404;
  }
  location ~ \\.webmanifest$ {
    types { application/manifest+json webmanifest; }
    try_files $uri =404;
  }
  # For other hosts.
  location ~ ^${basePath}/(_headers|vercel\\.json)$ {
    return 404;
  }
  location / {
    # Not $uri/: beside shop.html there is a folder shop with the page's data.
    try_files $uri $uri.html =404;
  }
}
`
  return {
    'tersa.conf': site,
    'tersa-headers.conf': Object.entries(headers)
      .map(([header, value]) => `add_header ${header} "${value}" always;\n`)
      .join(''),
    'tersa-brotli.conf': 'brotli_static on;\n',
  }
}
