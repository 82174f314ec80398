'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'
import { asset, BASE_PATH } from '@/lib/content/asset'

type Props<T extends string> = Omit<
  ComponentProps<typeof NextLink<T>>,
  'prefetch' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'
>

/** Fetches a page when the visitor reaches for its link, and nothing before. */
export function Link<T extends string>(props: Props<T>) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)

  // Under a sub-path Next asks for the home page's data beside the folder, where no host has it.
  if (props.href === '/' && BASE_PATH) {
    const { className, children, 'aria-label': label, 'aria-current': current } = props
    return (
      <a className={className} href={asset('/')} aria-label={label} aria-current={current}>
        {children}
      </a>
    )
  }
  return (
    <NextLink
      {...props}
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
    />
  )
}
