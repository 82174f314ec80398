// The configuration for nginx, as it is shipped; the options are what another machine has elsewhere.
import { HASHED_FILES, KEEP_FOR_EVER } from './headers.mjs'

const shipped = {
  name: 'shop.example',
  http: '80',
  https: '443',
  root: '/var/www/tersa',
  certificate: '/etc/ssl/certs/shop.example.pem',
  key: '/etc/ssl/private/shop.example.key',
  include: '/etc/nginx',
}

export function nginxFiles({ headers, basePath, ...options }) {
  const { name, http, https, root, certificate, key, include } = { ...shipped, ...options }
  const site = `# Tersa on nginx 1.18 or newer. Yours to change: the name, the certificate and its key, the folder.
# The export lies in ${root}${basePath}; the address is https://${name}${basePath || '/'}.

map "$status:$uri" $tersa_cache {
  default "no-cache";
  "~^(200|206|304):${basePath}${HASHED_FILES}" "${KEEP_FOR_EVER}";
}

server {
  listen ${http};
  server_name ${name};
  include ${include}/tersa-headers.conf;
  return 301 https://$host$request_uri;
}

server {
  listen ${https} ssl http2;
  server_name ${name};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};

  root ${root};
  charset utf-8;
  server_tokens off;
  absolute_redirect off;

  # An add_header in a location would drop all of these there: so no location has one.
  include ${include}/tersa-headers.conf;
  add_header Cache-Control $tersa_cache always;

  # The build has packed each text file; what is not packed is packed on its way.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_types text/plain text/css application/javascript application/json image/svg+xml application/xml;
  # With nginx's brotli module this file turns it on; without the module leave the file out.
  include ${include}/tersa-brotli*.conf;

  # Addresses have no slash at the end. One slash before the path, so that //elsewhere leads nowhere else.
  rewrite ^/+(.+?)/+$ /$1 permanent;

  error_page 404 ${basePath}/404.html;

  location = ${basePath || '/'} {
    try_files ${basePath}/index.html =404;
  }
  location ~ \\.webmanifest$ {
    types { application/manifest+json webmanifest; }
    try_files $uri =404;
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
