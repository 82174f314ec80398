import type { Page, Request } from '@playwright/test'

/** Records the paths of the requests that a page sends from now on, of those that are wanted. */
export function recordPaths(page: Page, isWanted: (path: string, request: Request) => boolean): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isWanted(pathname, request)) paths.push(pathname)
  })
  return paths
}
