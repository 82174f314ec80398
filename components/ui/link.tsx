import type { Route } from 'next'
import type { ComponentProps } from 'react'
import { BASE_PATH } from '@/lib/content/asset'

type Props<T extends string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<T> }

/** A plain anchor to a page of the site, checked by the compiler; `SoftNavigation` follows it without a reload. */
export function Link<T extends string>({ href, ...rest }: Props<T>) {
  return <a {...rest} href={href.startsWith('/') ? BASE_PATH + href : href} />
}
