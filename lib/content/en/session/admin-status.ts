export const adminStatus = {
  signedOut: 'No admin is signed in.',
  signIn: 'Sign in',
  /** From the specification. */
  logOut: 'Log out',
} as const
