export const sideMenu = {
  name: 'Account',
  toggle: (section: string) => `Account: ${section}`,
} as const
