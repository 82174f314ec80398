import { CACHE_FOREVER, HASHED_FILES, SECURITY_HEADERS } from './headers'

export function vercelFile(basePath: string): string {
  const listed = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed(SECURITY_HEADERS) },
      { source: `${basePath}${HASHED_FILES}(.*)`, headers: listed({ 'Cache-Control': CACHE_FOREVER }) },
    ],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
