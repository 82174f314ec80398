export default {
  plugins: {
    '@fullhuman/postcss-purgecss': {
      content: ['./app/**/*.tsx', './components/**/*.tsx'],
      // Modules are named by their components; only the global sheet holds parts nobody uses.
      safelist: { standard: ['html', 'body', /variable/], variables: ['--font'] },
      defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
      variables: true,
    },
  },
}
