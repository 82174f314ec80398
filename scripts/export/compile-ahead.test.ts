/** @jest-environment node */
import { compileAhead } from './compile-ahead.mjs'
import { inExport } from './in-export'

test('the large script that every page starts with is compiled ahead, and no other', () => {
  const page = (...names: string[]) =>
    names.map((name) => `<script src="/demo/_next/${name}.js?v=1" async=""></script>`).join('')
  const large = `"${'x'.repeat(30_000)}"`
  const files = {
    'index.html': page('shared', 'small', 'home'),
    'shop.html': `${page('shared', 'small', 'shop')}<script src="/demo/_next/old.js" noModule=""></script>`,
    '_next/shared.js': large,
    '_next/small.js': '"small"',
    '_next/home.js': large,
    '_next/shop.js': large,
    '_next/old.js': large,
  }
  inExport(files, (read, folder) => {
    compileAhead(folder, '/demo')
    const marked = `//# allFunctionsCalledOnLoad\n${large}`
    for (const [name, text] of Object.entries({ ...files, '_next/shared.js': marked }))
      expect(read(name)).toBe(text)
  })
})

test('a build whose pages share no large script stops, rather than going out slow', () => {
  inExport({ 'index.html': '<script defer src="/_next/shared.js"></script>' }, (_read, folder) => {
    expect(() => compileAhead(folder, '')).toThrow('share no large script')
  })
})
