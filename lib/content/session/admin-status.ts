export const adminStatus = {
  signedOut: 'No admin is signed in.',
  signIn: 'Sign in',
  logOut: 'Log out',
} as const
