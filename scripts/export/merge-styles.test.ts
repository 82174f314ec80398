/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inExport } from './in-export'
import { groupsOf, mergeStyles } from './merge-styles.mjs'

test.each([
  [
    'what every page has in one order',
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'd'],
    ],
    [['a', 'b']],
  ],
  ['what only some have, and those together', [['a', 'b', 'c'], ['a']], [['b', 'c']]],
  ['not what a page has without the other', [['a', 'b'], ['b']], []],
  [
    'not what something stands between',
    [
      ['a', 'b', 'c'],
      ['a', 'c'],
    ],
    [],
  ],
  [
    'not what comes in another order',
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [],
  ],
])('one sheet: %s', (_what, pages, groups) => {
  expect(groupsOf(pages)).toEqual(groups)
})

const address = (name: string) => `/demo/_next/static/${name}`
const link = (name: string) => `<link rel="stylesheet" href="${address(name)}?dpl=1" data-precedence="next"/>`
const sheets = {
  '_next/static/a.css': '.a{color:red}',
  '_next/static/b.css': '.b{color:red}',
  '_next/static/c.css': '.c{color:red}',
}
const nameIn = (text: string, kind: string) => new RegExp(`(\\w+\\.${kind})`).exec(text)?.[1] ?? ''

test('sheets that stand together are one, wherever they are named', () => {
  const files = {
    ...sheets,
    'index.html': `${link('a.css')}${link('b.css')}<script>"${address('b.css')}"</script>`,
    'shop.html': `${link('a.css')}${link('b.css')}${link('c.css')}`,
    'shop.txt': `"${address('a.css')}" "${address('c.css')}"`,
  }
  inExport(files, (read, folder) => {
    mergeStyles(folder)
    const name = nameIn(read('index.html'), 'css')
    expect(name).toMatch(/^[0-9a-f]{13}\.css$/)
    expect(read(`_next/static/${name}`)).toBe('.a{color:red}\n.b{color:red}')
    expect(read('index.html')).toBe(`${link(name)}<script>"${address(name)}"</script>`)
    expect(read('shop.html')).toBe(`${link(name)}${link('c.css')}`)
    expect(read('shop.txt')).toBe(`"${address(name)}" "${address('c.css')}"`)
    expect(readdirSync(join(folder, '_next/static')).sort()).toEqual([name, 'c.css'].sort())
  })
})

test('a sheet that a page has in its payload alone stands there, too', () => {
  const files = {
    ...sheets,
    'index.html': `${link('a.css')}${link('b.css')}`,
    'user.html': `${link('a.css')}<script>"${address('c.css')}"</script>`,
  }
  inExport(files, (read, folder) => {
    mergeStyles(folder)
    for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text)
  })
})

test('a script that names them gets another name, and so does the one that names that one', () => {
  const page = `${link('a.css')}${link('b.css')}`
  const files = {
    ...sheets,
    'index.html': `${page}<script src="${address('start.js')}"></script>`,
    '_next/static/start.js': `"${address('drawer.js')}"`,
    '_next/static/drawer.js': `"${address('a.css')}"`,
    '_next/static/other.js': `"${address('c.css')}"`,
  }
  inExport(files, (read, folder) => {
    mergeStyles(folder)
    const start = nameIn(read('index.html').replace(/<link.*?>/g, ''), 'js')
    const drawer = nameIn(read(`_next/static/${start}`), 'js')
    const sheet = nameIn(read(`_next/static/${drawer}`), 'css')
    expect(read(`_next/static/${sheet}`)).toBe('.a{color:red}\n.b{color:red}')
    expect(readdirSync(join(folder, '_next/static')).sort()).toEqual(
      [start, drawer, sheet, 'c.css', 'other.js'].sort(),
    )
  })
})

test('a build whose pages link no sheet stops, rather than going out slow', () => {
  inExport({ 'index.html': '<style>p{}</style>' }, (_read, folder) => {
    expect(() => mergeStyles(folder)).toThrow('name no style sheet')
  })
})
