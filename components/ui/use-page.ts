import { usePathname } from 'next/navigation'

/** The page's URL as its links name it; on a plain directory server it ends with a slash. */
export function usePage(): string {
  const pathname = usePathname()
  return pathname.replace(/(.)\/$/, '$1')
}
