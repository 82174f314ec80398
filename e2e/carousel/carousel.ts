import { test as base, expect } from '../configured-fixtures'

/** The site with the tests' carousel and a shop that works. */
export const test = base.extend<{ workingShop: undefined }>({
  workingShop: [
    async ({ characters }, use) => {
      characters('a catalog')
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }
