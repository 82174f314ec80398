import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { type ExportName, exportFolder } from '../../scripts/exports'
import { findFreePort } from '../../scripts/server'

const NGINX = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(existsSync)
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const ATTEMPTS = 3
export const hasBrotli = existsSync(BROTLI_MODULE)

/** Why the flows on nginx cannot run on this machine; `undefined` if they can. */
export function nginxProblem(): string | undefined {
  if (!NGINX) return 'nginx is not installed'
  return spawnSync('openssl', ['version']).error ? 'openssl is not installed' : undefined
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>

/** Starts the real nginx with the files in docs/hosts, on loopback ports. */
export async function startNginx(name: ExportName, basePath = '') {
  if (!NGINX) throw new Error('nginx is not installed.')
  const root = mkdtempSync(join(tmpdir(), 'nginx-'))
  layOut(root, exportFolder(name), basePath)
  // Another program may take the free port before nginx listens on it.
  for (let attempt = 1; ; attempt++) {
    const [http, https] = [await findFreePort(), await findFreePort()]
    configure(root, basePath, http, https)
    const nginx = spawn(NGINX, ['-p', root, '-c', join(root, 'nginx.conf')], { stdio: 'ignore' })
    if (await listens(nginx, http))
      return {
        https: `https://localhost:${https}`,
        http: `http://localhost:${http}`,
        /** The folder that replaces /var/www. */
        www: root,
        stop: () => end(nginx, root),
      }
    if (attempt === ATTEMPTS) throw new Error(readFileSync(join(root, 'error.log'), 'utf8'))
  }
}

/** Resolves with `false` if nginx ends instead. */
function listens(nginx: ChildProcess, port: number): Promise<boolean> {
  const ended = new Promise<boolean>((resolve) => nginx.once('close', () => resolve(false)))
  return Promise.race([ended, untilListening(port).then(() => nginx.exitCode === null)])
}

function configure(root: string, basePath: string, http: number, https: number) {
  for (const file of ['nginx.conf', 'nginx-headers.conf']) {
    const text = readFileSync(`docs/hosts/${file}`, 'utf8')
    writeFileSync(join(root, `tersa${file.slice('nginx'.length)}`), adapt(text, root, basePath, http, https))
  }
  writeFileSync(join(root, 'nginx.conf'), main(root))
}

/** Makes the changes that docs/hosts.md asks an operator for, and gives nginx the ports and folders of this machine. */
function adapt(text: string, root: string, basePath: string, http: number, https: number): string {
  return text
    .replace('$tersa_base { default ""; }', `$tersa_base { default "${basePath}"; }`)
    .replace('# brotli_static on;', hasBrotli ? 'brotli_static on;' : '# brotli_static on;')
    .replaceAll('server_name shop.example;', 'server_name localhost;')
    .replaceAll('/etc/ssl/certs/shop.example.pem', join(root, 'site.pem'))
    .replaceAll('/etc/ssl/private/shop.example.key', join(root, 'site.key'))
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replaceAll('https://$server_name$request_uri', `https://$server_name:${https}$request_uri`)
    .replaceAll('/etc/nginx', root)
    .replaceAll('/var/www/tersa', join(root, 'www'))
    .replaceAll('/var/www/acme', join(root, 'acme'))
}

function layOut(root: string, folder: string, basePath: string) {
  const target = join(root, 'www/current') + basePath
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(resolve(folder), target)
  const certificate = ['-keyout', join(root, 'site.key'), '-out', join(root, 'site.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', [...request, ...certificate], { stdio: 'ignore' })
}

function main(root: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${root}/nginx.pid;
    error_log ${root}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${root}/${name};`).join('\n')}
      include ${root}/tersa.conf;
    }
  `
}

function end(nginx: ChildProcess, root: string): Promise<void> {
  return new Promise((done) => {
    nginx.once('close', () => {
      rmSync(root, { recursive: true, force: true })
      done()
    })
    nginx.kill('SIGTERM')
  })
}

/** Resolves when a server answers on the port; rejects after 20 seconds. */
const untilListening = (port: number) =>
  expect(() => fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' })).toPass({
    timeout: 20_000,
    intervals: [50],
  })
