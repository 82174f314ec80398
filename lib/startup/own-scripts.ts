import { asset, BASE_PATH } from '@/lib/config/asset'

export const WORKER_URL = asset('/sw.js')

const CHUNKS = `${BASE_PATH}/_next/static/`

/** Whether a URL is one of Next's scripts on this origin. An encoded dot or slash could climb out of the folder. */
export function isOwnChunk(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href)
  const isScript = pathname.startsWith(CHUNKS) && pathname.endsWith('.js') && !pathname.includes('%')
  return isScript && origin === window.location.origin
}

export const isOwnWorker = (url: string) => url === WORKER_URL
