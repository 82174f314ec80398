'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'

/** Fetches a page when the visitor reaches for its link, and nothing before. */
export function Link<T extends string>(props: ComponentProps<typeof NextLink<T>>) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
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
