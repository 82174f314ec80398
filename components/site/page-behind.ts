import type { Route } from 'next'
import { BASE_PATH } from '@/lib/content/asset'

/** The page of this site that a click on `target` leads to, as the router names it; `null` leaves the click to the browser. */
export function pageBehind(target: EventTarget | null): Route | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null

  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return null

  // A tool's state lives in the address: the plain address of this page is this page, begun anew.
  const here = window.location
  if (here.search && link.href === here.origin + here.pathname) return null

  const path = pathname.slice(BASE_PATH.length)
  // A file is no page; and under a sub-path Next asks for the home page's data beside the folder, where no host has it.
  if (path.includes('.') || (BASE_PATH && path.length < 2)) return null
  return `${path}${search}${hash}` as Route
}

/** The part of this very page that a link leads to. */
export function partBehind(page: string): HTMLElement | null {
  const { pathname, search, hash } = new URL(BASE_PATH + page, window.location.href)
  const isHere = pathname === window.location.pathname && search === window.location.search
  return isHere && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}
