// In development every rule is there, so that a new class name works at once.
const isDevelopment = process.env.NODE_ENV === 'development'

export default {
  plugins: {
    '@fullhuman/postcss-purgecss': !isDevelopment && {
      content: ['./app/**/*.tsx', './components/**/*.tsx', './lib/**/*.ts'],
      // Modules are named by their components; only the global sheet holds parts nobody uses.
      // Next names the font's class itself.
      safelist: [/variable/],
      /** @param {string} text */
      defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    },
  },
}
