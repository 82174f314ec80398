import { readEnvironment, unreadNames } from './environment'

test('every variable is optional, and an empty one counts as unset', () => {
  expect(new Set(Object.values(readEnvironment({})))).toEqual(new Set(['']))
  expect(readEnvironment({ BASE_PATH: '' }).BASE_PATH).toBe('')
})

const HTTPS = { NEXT_PUBLIC_SITE_URL: 'https://shop.example' }

test.each([
  { BASE_PATH: '/shop-demo' },
  { BASE_PATH: '/a/b' },
  { BASE_PATH: '/.shop/v1..2/...' },
  { NEXT_PUBLIC_SITE_URL: 'https://shop.example:8443' },
  { NEXT_PUBLIC_REPOSITORY_URL: 'https://github.com/tersa/.github/tree/v1.0/next' },
  { NEXT_PUBLIC_CHARACTERS_URL: 'https://characters.example/api?limit=12' },
  { NEXT_PUBLIC_CHARACTERS_URL: '/characters/characters.json' },
  { NEXT_PUBLIC_FORMS_URL: 'https://forms.example/tersa' },
  { NEXT_PUBLIC_PRIVACY_URL: 'https://shop.example/privacy' },
  { NEXT_PUBLIC_CONTACT_EMAIL: 'sales@shop.example' },
  { NEXT_PUBLIC_SESSION_SECONDS: '3600' },
  { NEXT_PUBLIC_ADMIN_PASSWORD: 'with space' },
  { NEXT_PUBLIC_PHONE: '+34 (91) 555-01.00' },
  { NEXT_PUBLIC_PHONE: '100' },
  { NEXT_PUBLIC_CURRENCY: 'EUR' },
  // URLs that browsers do not block.
  { ...HTTPS, NEXT_PUBLIC_CHARACTERS_URL: 'http://127.0.0.1:8080/api' },
  { ...HTTPS, NEXT_PUBLIC_CHARACTERS_URL: 'http://localhost' },
  { ...HTTPS, NEXT_PUBLIC_CHARACTERS_URL: '/characters/characters.json' },
  { NEXT_PUBLIC_SITE_URL: 'http://shop.example', NEXT_PUBLIC_FORMS_URL: 'http://forms.example' },
  { NEXT_PUBLIC_FORMS_URL: 'http://forms.example' },
])('accepts %j', (given) => {
  expect(readEnvironment(given)).toMatchObject(given)
})

test.each<[string, string, string[]]>([
  ['BASE_PATH', 'a path that begins with /', ['shop', '/']],
  ['BASE_PATH', 'does not end with it', ['/shop/']],
  ['BASE_PATH', 'no part “.” or “..”', ['/.', '/shop/..', '/../shop']],
  ['BASE_PATH', 'which Next uses itself', ['/_next', '/shop/_next']],
  ['LANGUAGES', 'each language once', ['en,en']],
  ['LANGUAGES', 'en, alone or with others', ['es,en', 'en,xx']],
  ['NEXT_PUBLIC_SITE_URL', 'an origin', ['https://x.example:99999', 'https://x.example/', 'https://x"><img']],
  ['NEXT_PUBLIC_CHARACTERS_URL', 'a URL', ['x.example', '//x.example', 'https://*/', 'javascript:alert(1)']],
  ['NEXT_PUBLIC_CHARACTERS_URL', 'a URL', ['https://x.example/</script><script>1', '/api/$select']],
  ['NEXT_PUBLIC_CHARACTERS_URL', 'a URL', ['https://x.example:99999/api']],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'a repository on GitHub', ['https://github.com/../..']],
  ['NEXT_PUBLIC_REPOSITORY_URL', 'a repository on GitHub', ['https://github.com/tersa/shop/tree/..']],
  ['NEXT_PUBLIC_USER_PASSWORD', 'a password', ['    ', 'x']],
  ['NEXT_PUBLIC_ADMIN_PASSWORD', 'a password', ['\u200b\u200b\u200b\u200b']],
  ['NEXT_PUBLIC_FORMS_URL', 'a URL', ['https://forms.example;sandbox']],
  ['NEXT_PUBLIC_PRIVACY_URL', 'an https URL', ['javascript:alert(1)']],
  ['OFFLINE', 'on or off', ['no']],
  ['FOLDER_PAGES', '1, or nothing', ['yes']],
  ['NEXT_PUBLIC_WHATSAPP', 'a number with its country code, digits only', ['+57 300 555 0100']],
  ['NEXT_PUBLIC_SESSION_SECONDS', 'a whole number of seconds', ['0', '1.5']],
  ['NEXT_PUBLIC_ADMIN_EMAIL', 'an email address', ['admin']],
  ['NEXT_PUBLIC_CONTACT_EMAIL', 'an email address', ['sales']],
  ['NEXT_PUBLIC_PHONE', 'a phone number', ['call us']],
  ['NEXT_PUBLIC_PHONE', 'at least three digits', ['1', '5-5']],
  ['NEXT_PUBLIC_CURRENCY', 'the ISO code of a currency', ['EURO', 'eur']],
])('%s: one line says “%s” for each of %j', (name, expected, values) => {
  for (const value of values) {
    const read = () => readEnvironment({ [name]: value })
    expect(read).toThrow(`${name} is "${value}"; expected `)
    expect(read).toThrow(expected)
    // BASE_PATH has several rules.
    expect(read).not.toThrow(new RegExp(`${name} is[\\s\\S]*${name} is`))
  }
})

test('an https site rejects a service with plain http, because browsers block mixed content', () => {
  for (const name of ['NEXT_PUBLIC_CHARACTERS_URL', 'NEXT_PUBLIC_FORMS_URL']) {
    const read = () => readEnvironment({ ...HTTPS, [name]: 'http://127.example/api' })
    expect(read).toThrow(`${name} is "http://127.example/api"; expected an https URL`)
  }
})

test('the two accounts may have one email with two passwords, but not with one', () => {
  const emails = { NEXT_PUBLIC_ADMIN_EMAIL: 'Me@shop.example', NEXT_PUBLIC_USER_EMAIL: 'me@shop.example' }
  expect(readEnvironment(emails)).toMatchObject(emails)
  const passwords = { NEXT_PUBLIC_ADMIN_PASSWORD: 'same', NEXT_PUBLIC_USER_PASSWORD: 'same' }
  const asUser = { NEXT_PUBLIC_ADMIN_EMAIL: 'user@tersa.example', NEXT_PUBLIC_ADMIN_PASSWORD: 'user-demo' }
  for (const given of [{ ...emails, ...passwords }, asUser])
    expect(() => readEnvironment(given)).toThrow(
      'NEXT_PUBLIC_ADMIN_EMAIL and NEXT_PUBLIC_USER_EMAIL have the same email and the same password; expected ',
    )
})

const readFromFile = (name: string) => () => readEnvironment({ [name]: 'x' }, [name])

test.each([
  ['BASEPATH', 'BASE_PATH'],
  ['FOLDER_PAGE', 'FOLDER_PAGES'],
  ['NEXT_PUBLIC_CHARACTER_URL', 'NEXT_PUBLIC_CHARACTERS_URL'],
  ['NEXT_PUBLIC_phone', 'NEXT_PUBLIC_PHONE'],
  ['NXT_PUBIC_PHONE', 'NEXT_PUBLIC_PHONE'],
  ['CURRENCY', 'NEXT_PUBLIC_CURRENCY'],
  ['site_url', 'NEXT_PUBLIC_SITE_URL'],
])('%s in a .env file is an error that suggests %s; a host may set it', (name, meant) => {
  expect(readFromFile(name)).toThrow(`\n  ${name} is not a known variable; did you mean ${meant}?`)
  expect(() => readEnvironment({ [name]: 'x' })).not.toThrow()
})

test('a .env file may contain other names, of which public ones that nobody reads are listed', () => {
  const others = ['PORT', 'NODE_ENV', 'DATABASE_URL', 'CAROUSEL_FOLDER', 'NEXT_TELEMETRY_DISABLED']
  for (const name of others) expect(readFromFile(name)).not.toThrow()
  expect(unreadNames(others)).toEqual([])
  const names = ['NEXT_PUBLIC_GA_ID', 'NEXT_PUBLIC_SITE_NAME', 'NEXT_PUBLIC_BASE_URL']
  for (const name of names) expect(readFromFile(name)).not.toThrow()
  expect(unreadNames([...names, 'NEXT_PUBLIC_PHONE', 'PORT'])).toEqual(names)
})

test('one error lists all misspelled names and invalid values', () => {
  const read = () => readEnvironment({ BASE_PATH: 'x', NEXT_PUBLIC_PHONE: 'y' }, ['NEXT_PUBLIC_FORM_URL'])
  expect(read).toThrow(/NEXT_PUBLIC_FORM_URL is not[\s\S]*BASE_PATH is "x"[\s\S]*NEXT_PUBLIC_PHONE is "y"/)
})
