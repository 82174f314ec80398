'use client'

import { CartDrawer } from '@/components/cart/cart-drawer'
import { FilmPicture } from '@/components/films/film-picture'
import { channelLink } from '@/components/quote/list-texts'
import { OpenedQuote } from '@/components/quote/opened-quote'
import { QuoteList } from '@/components/quote/quote-list'

// Cart and quote with the pictures of their films, which those features do not know. Loaded on demand.

type Without<Part extends (props: never) => unknown> = Omit<Parameters<Part>[0], 'Picture'>

export const PicturedCart = (props: Without<typeof CartDrawer>) => (
  <CartDrawer {...props} Picture={FilmPicture} />
)

export const PicturedQuote = (props: Without<typeof QuoteList>) => (
  <QuoteList {...props} Picture={FilmPicture} />
)

export const PicturedShare = (props: Without<typeof OpenedQuote>) => (
  <OpenedQuote {...props} Picture={FilmPicture} />
)

export { channelLink }
