export const requireRole = {
  heading: 'Your account',
  checking: 'Checking that you are signed in…',
  closed: { link: 'Sign in', after: 'to see your account.' },
  needsScript: 'The account area needs JavaScript, which is off in this browser.',
} as const
