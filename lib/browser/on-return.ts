import { createSignal } from '@/lib/storage/signal'

/** A page may stay open, or in the back/forward cache, for days, and the timers of a hidden tab are late. */
export const { subscribe: onReturn } = createSignal('visibilitychange', 'pageshow')
