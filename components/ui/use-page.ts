import { usePathname } from 'next/navigation'

/** The current pathname as links write it: without the trailing slash that a plain directory server adds. */
export function usePage(): string {
  const pathname = usePathname()
  return pathname.replace(/(.)\/$/, '$1')
}
