// In development every rule is there, so that a new class name works at once.
const isDevelopment = process.env.NODE_ENV === 'development'

/** Class names of the back office that react-bootstrap puts together at run time. */
const COMPOSED = [
  ...['card', 'card-body', 'list-group', 'list-group-item', 'list-group-flush', 'toast', 'toast-body'],
  ...['show', 'fade', 'active', 'disabled', 'btn-close', 'btn-text', 'btn-group'],
  ...['modal', 'modal-dialog', 'modal-dialog-scrollable', 'modal-content', 'modal-header', 'modal-title'],
  ...['modal-body', 'modal-footer', 'modal-backdrop', 'modal-open', 'modal-static'],
  ...['input-group', 'input-group-text', 'form-text', 'form-check', 'form-check-input', 'form-check-label'],
  ...['pagination', 'page-item', 'page-link', 'placeholder', 'placeholder-wave'],
]

export default {
  plugins: {
    '@fullhuman/postcss-purgecss': !isDevelopment && {
      content: ['./app/**/*.tsx', './components/**/*.tsx', './lib/**/*.ts'],
      // Modules are named by their components; only the global sheet holds parts nobody uses.
      // Next names the font's class itself.
      safelist: [/variable/, ...COMPOSED],
      /** @param {string} text */
      defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    },
  },
}
