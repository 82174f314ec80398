// What a build does after Next: the policy, what the hosts read, and the packed copies.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { basePathOf } from '../static-server.mjs'
import { cloudfrontFiles } from './cloudfront.mjs'
import { compileAhead } from './compile-ahead.mjs'
import { compress } from './compress.mjs'
import { securityHeaders } from './headers.mjs'
import { HEADERS_FILE, headersFile } from './headers-file.mjs'
import { mergeStyles } from './merge-styles.mjs'
import { nginxFiles } from './nginx.mjs'
import { writeWorker } from './offline.mjs'
import { sealPages } from './seal.mjs'
import { sharePages } from './share.mjs'
import { vercelFile } from './vercel.mjs'

const HOSTS_FOLDER = 'hosts'
/** What the shop asks when no service is configured (lib/characters/use-characters.ts). */
const SAMPLE = '/characters/characters.json'

export async function finishExport(folder, environment) {
  const basePath = basePathOf(folder)
  const charactersUrl = environment.NEXT_PUBLIC_CHARACTERS_URL || `${basePath}${SAMPLE}`
  const services = [charactersUrl, environment.NEXT_PUBLIC_FORMS_URL]
  const isOffline = environment.OFFLINE !== 'off'

  // As Next has written the pages: whoever seals them takes their scripts away, and what is sealed may not change.
  mergeStyles(folder)
  await sharePages(folder)
  compileAhead(folder, basePath)
  const policies = sealPages(folder, { basePath, charactersUrl, services, isOffline })
  writeWorker(folder, { basePath, isOn: isOffline })
  const headers = securityHeaders(policies.all)

  await compress(folder)
  writeFiles(folder, {
    [HEADERS_FILE]: headersFile({ headers, policies: policies.pages, basePath }),
    'vercel.json': vercelFile(headers, basePath),
    '.nojekyll': '',
  })
  rmSync(HOSTS_FOLDER, { recursive: true, force: true })
  writeFiles(join(HOSTS_FOLDER, 'nginx'), nginxFiles(headers, basePath))
  writeFiles(join(HOSTS_FOLDER, 'cloudfront'), cloudfrontFiles(headers, basePath))
}

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
