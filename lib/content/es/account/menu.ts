export const sideMenu = {
  name: 'Cuenta',
  toggle: (section: string) => `Cuenta: ${section}`,
} as const
