import type { Role } from './session'

/** Where each role goes after signing in. */
export const homeOf: Record<Role, '/admin' | '/user'> = { admin: '/admin', user: '/user' }
