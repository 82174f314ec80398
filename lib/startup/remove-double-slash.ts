/** Next's router passes the path to `history.replaceState`, which reads a double slash as the start of a host and throws. */
export function removeDoubleSlash(location: Pick<Location, 'pathname'>) {
  const { pathname } = location
  if (pathname.startsWith('//')) location.pathname = pathname.replace(/^\/+/, '/')
}
