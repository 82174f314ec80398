'use client'

import type { Route } from 'next'
import NextLink, { type LinkProps, useLinkStatus } from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { SITE_PATH } from '@/lib/config/asset'

const TIMEOUT_MS = 3000

type Props<T extends string> = { href: Route<T> } & Pick<
  LinkProps<T>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'children' | 'className' | 'lang' | 'onClick'
>

/**
 * `next/link` that prefetches a route only when the visitor hovers or focuses the link. A finger on it may only scroll,
 * and the browser warns about each style sheet that it has preloaded in vain.
 */
export function IntentLink<T extends string>({ href, children, ...props }: Props<T>) {
  const [isIntended, setIsIntended] = useState(false)
  const intend = () => setIsIntended(true)

  // Under a sub-path Next requests the home page's data at /sub-path.txt, outside the folder that we can write.
  if (SITE_PATH && /^\/(#|$)/.test(href))
    return (
      <a {...props} href={SITE_PATH + href.slice(1)}>
        {children}
      </a>
    )
  return (
    <NextLink
      {...props}
      href={href}
      prefetch={isIntended ? null : false}
      onMouseEnter={intend}
      onFocus={intend}
    >
      {children}
      <SlowNavigation href={href} />
    </NextLink>
  )
}

/** Inside a link: loads the whole page when the data for a client navigation does not arrive. */
function SlowNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus()

  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(
      () => window.location.assign(href.startsWith('/') ? SITE_PATH + href : href),
      TIMEOUT_MS,
    )
    return () => clearTimeout(timer)
  }, [pending, href])

  return null
}

/** Replaces the page with another route, if there is one, with the same fallback as a link. */
export function useRedirect(to: Route | null) {
  const router = useRouter()

  useEffect(() => {
    if (!to) return
    router.replace(to)
    const timer = setTimeout(() => window.location.replace(SITE_PATH + to), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [to, router])
}

/** A link that is marked as current on the page it points to. */
export function NavLink<T extends string>(props: ComponentProps<typeof IntentLink<T>>) {
  const isCurrent = usePage() === props.href
  return <IntentLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}

type PartLinkProps = {
  /** The id of the target. */
  to: string
  className?: string
  /** The accessible name, if the text alone is not clear. */
  label?: string
  children: ReactNode
}

/**
 * A link within the page. Next's router ignores the history entries of plain anchors, so Back would show the wrong page.
 * Unlike a plain anchor, Next's link neither moves the focus nor opens closed details, so this does.
 */
export function PartLink({ to, className, label, children }: PartLinkProps) {
  return (
    <NextLink
      className={className}
      href={`#${to}`}
      aria-label={label}
      prefetch={false}
      onNavigate={() => reveal(document.getElementById(to))}
    >
      {children}
    </NextLink>
  )
}

function reveal(target: HTMLElement | null) {
  const details = target?.closest('details')
  if (details) details.open = true
  target?.focus({ preventScroll: true })
}

/** The current pathname as links write it: without the trailing slash that a plain directory server adds. */
export function usePage(): string {
  const pathname = usePathname()
  return pathname.replace(/(.)\/$/, '$1')
}

/** The look of an action in words: a link or a button without a box. */
export const ACT =
  'act d-inline-flex d-print-none gap-2 align-items-center min-h-target p-0 border-0 fw-semibold'
