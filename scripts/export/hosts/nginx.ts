// The configuration for nginx. The flows start nginx with these files, with local paths and ports filled in.
import { CACHE_FOREVER, HASHED_FILES, SECURITY_HEADERS } from './headers'

export function nginxFiles(basePath: string, others: readonly string[] = []) {
  return {
    'tersa.conf': siteFile(basePath, others),
    'tersa-headers.conf': Object.entries(SECURITY_HEADERS)
      .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
      .join(''),
    'tersa-brotli.conf': 'brotli_static on;\n',
    'tersa-http2.conf': 'http2 on;\n',
  }
}

const fromRoot = (
  basePath: string,
) => `  # Search engines look for robots.txt here only. Leave this out if the host has other sites.
  location ~ ^/(robots\\.txt|sitemap\\.xml)$ {
    try_files ${basePath}$uri =404;
  }
`

const inLanguage = (path: string) => `  # Another language, with its own 404 page.
  location = ${path} {
    try_files ${path}/index.html =404;
  }
  location ${path}/ {
    error_page 404 ${path}/404.html;
    try_files $uri $uri.html =404;
  }
  location = ${path}/404.html {
    internal;
  }
`

function siteFile(basePath: string, others: readonly string[]): string {
  return `# Tersa on nginx 1.18 or newer. Change the name, the certificate and its key, and the folder.
# /var/www/tersa/current is a symbolic link to the current release, whose export is in its folder${basePath ? ` ${basePath}` : ''};
# the URL is https://shop.example${basePath || '/'}.

map "$status:$uri" $tersa_cache {
  default "no-cache";
  "~^(200|206|304):${basePath}${HASHED_FILES}" "${CACHE_FOREVER}";
}

server {
  listen 80;
  server_name shop.example;
  include /etc/nginx/tersa-headers.conf;

  # A certificate authority checks the domain here, before there is a certificate.
  location /.well-known/acme-challenge/ {
    root /var/www/acme;
  }
  location / {
    return 301 https://$server_name$request_uri;
  }
}

server {
  listen 443 ssl;
  # This file turns on HTTP/2 in nginx 1.25.1 or newer. Leave it out with an older one, and write listen 443 ssl http2;
  include /etc/nginx/tersa-http2*.conf;
  server_name shop.example;
  ssl_certificate /etc/ssl/certs/shop.example.pem;
  ssl_certificate_key /etc/ssl/private/shop.example.key;

  root /var/www/tersa/current;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;

  # An add_header in a location would drop all of these there, so no location has one.
  include /etc/nginx/tersa-headers.conf;
  add_header Cache-Control $tersa_cache always;

  # The build has compressed each text file; anything else is compressed on the fly.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types text/plain text/css application/javascript application/json image/svg+xml application/xml;
  # This file turns on nginx's brotli module; leave it out if the module is not installed.
  include /etc/nginx/tersa-brotli*.conf;

  # URLs have no trailing slash. The redirect keeps one slash before the path, so that //elsewhere, which
  # browsers also read in /\\elsewhere, cannot lead to another host.
  rewrite "^[/\\x5c]+(.+?)/+$" /$1 permanent;
  # The pages' router throws at a path that begins with two slashes, which nginx has merged in its own $uri.
  if ($request_uri ~ "^//") {
    rewrite "(?s)^[/\\x5c]*(.*)$" /$1 permanent;
  }

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
${basePath && fromRoot(basePath)}${others.map(inLanguage).join('')}  # Files for other hosts.
  location ~ ^${basePath}/(_headers|_redirects|vercel\\.json)$ {
    return 404;
  }
  location / {
    # Not $uri/: next to shop.html there is a folder shop with the route's data.
    try_files $uri $uri.html =404;
  }
}
`
}
