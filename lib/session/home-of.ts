import type { Role } from './session'

/** Where each role goes when it has signed in. */
export const homeOf: Record<Role, '/admin' | '/user'> = { admin: '/admin', user: '/user' }
