import { type ExportName, SUB_PATH } from '../../scripts/exports'
import { test as base } from '../fixtures'
import { hasBrotli, type Nginx, nginxProblem, startNginx } from './nginx'

// With REQUIRE_NGINX, which .ci/run sets, a machine without nginx fails the flows instead.
const problem = nginxProblem()
const isSkipped = problem !== undefined && !process.env.REQUIRE_NGINX
if (isSkipped && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`Skipped: the flows on nginx, because ${problem}.`)

if (!problem && !hasBrotli && process.env.TEST_WORKER_INDEX === undefined)
  console.log('Skipped: brotli on nginx, because its module is not installed.')

async function withNginx(name: ExportName, basePath: string, use: (nginx: Nginx) => Promise<void>) {
  const nginx = await startNginx(name, basePath)
  await use(nginx)
  await nginx.stop()
}

/** The arguments of `test.skip` in each file. */
export const skipped = [isSkipped, problem ?? ''] as const

export const test = base.extend<object, { nginx: Nginx }>({
  // Starts once the export is built.
  nginx: [({ siteFolder: _ }, use) => withNginx('site', '', use), { scope: 'worker' }],
  baseURL: ({ nginx }, use) => use(nginx.https),
  ignoreHTTPSErrors: true,
})
export const testUnderSubPath = base.extend<object, { nginx: Nginx }>({
  nginx: [({ subPathFolder: _ }, use) => withNginx('sub-path', SUB_PATH, use), { scope: 'worker' }],
  baseURL: ({ nginx }, use) => use(nginx.https),
  ignoreHTTPSErrors: true,
})
