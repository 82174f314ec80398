// Import it to hear everything that is announced, at once and without the pauses that screen readers need.
export const said: string[] = []

jest.mock('./announcements', () => ({
  ...jest.requireActual('./announcements'),
  announce: (_topic: string, compose: () => string) => said.push(compose()),
}))
beforeEach(() => void said.splice(0))
