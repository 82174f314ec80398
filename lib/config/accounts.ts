/** The accounts that can sign in unless the shop configures others. */
export const accounts = {
  admin: { email: 'admin@tersa.example', password: 'admin-demo' },
  user: { email: 'user@tersa.example', password: 'user-demo' },
} as const
