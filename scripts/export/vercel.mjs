import { HASHED_FILES, KEEP_FOR_EVER } from './headers.mjs'

export function vercelFile(headers, basePath) {
  const listed = (of) => Object.entries(of).map(([key, value]) => ({ key, value }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed(headers) },
      { source: `${basePath}${HASHED_FILES}(.*)`, headers: listed({ 'Cache-Control': KEEP_FOR_EVER }) },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
