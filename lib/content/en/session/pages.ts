// Rendered on the server only: these texts are not part of a page's script.

export const loginPage = {
  lead: 'Your orders, addresses and coupons.',
  needsScript: 'Signing in needs JavaScript, which is off in this browser.',
  /** From the specification. */
  register: 'Register',
  /** From the specification. */
  resetPassword: 'Reset your password',
} as const

export const registerPage = {
  lead: 'Request an account for orders, coupons and favourites. We set it up by hand.',
  signIn: 'Already registered? Sign in',
} as const

export const forgotPasswordPage = {
  lead: 'Write to us from the email address of your account. We will reply there and help you set a new password.',
  signIn: 'Back to sign in',
} as const
