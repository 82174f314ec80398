'use client'

import type { ReactNode } from 'react'
import { CartButton } from '@/components/cart/cart-button'
import { QuoteChannels } from '@/components/quote/quote-channels'

const load = () => import('./pictured-quote')
const loadDrawer = () => load().then(({ PicturedCart }) => PicturedCart)

/** The header's cart, whose drawer shows the films' pictures, and the links that send its list in a message. */
export const HeaderCart = ({ icon }: { icon: ReactNode }) => (
  <>
    <CartButton icon={icon} loadDrawer={loadDrawer} />
    <QuoteChannels load={load} />
  </>
)
