import { BASE_PATH } from './asset'

const ORIGIN = process.env.NEXT_PUBLIC_SITE_URL || ''
const SLASH = process.env.FOLDER_PAGES ? '/' : ''

/** A site that has not been told where it stands names no addresses: those of another would send its visitors there. */
export const hasAddress = ORIGIN !== ''

/** The one address of a page or a file, as search engines and other sites should name it. */
export function urlOf(path: `/${string}`): string {
  if (/\.\w+$/.test(path)) return ORIGIN + BASE_PATH + path
  return path === '/' ? `${ORIGIN}${BASE_PATH}${BASE_PATH ? SLASH : '/'}` : ORIGIN + BASE_PATH + path + SLASH
}
