import { readEnvironment } from './environment'

const read = (name: string) => () => readEnvironment({ [name]: 'x' })
const readFromFile = (name: string) => () => readEnvironment({ [name]: 'x' }, [name])

test.each([
  ['NEXT_PUBLIC_CHARACTER_URL', 'NEXT_PUBLIC_CHARACTERS_URL'],
  ['NEXT_PUBLIC_CHARACTERSURL', 'NEXT_PUBLIC_CHARACTERS_URL'],
  ['NEXT_PUBLIC_FORM_URL', 'NEXT_PUBLIC_FORMS_URL'],
  ['NEXT_PUBLIC_SITEURL', 'NEXT_PUBLIC_SITE_URL'],
  ['NEXT_PUBLIC_CONTACT_MAIL', 'NEXT_PUBLIC_CONTACT_EMAIL'],
  ['NEXT_PUBLIC_phone', 'NEXT_PUBLIC_PHONE'],
  ['NEXT_PUBIC_PHONE', 'NEXT_PUBLIC_PHONE'],
])('the error for a misspelt %s suggests %s', (name, meant) => {
  expect(read(name)).toThrow(`\n  ${name} is not a known variable; did you mean ${meant}?`)
})

test.each([
  'NEXT_PUBLIC_VERCEL_URL',
  'NEXT_PUBLIC_VERCEL_ENV',
  'NEXT_PUBLIC_GA',
  'NEXT_PUBLIC_GA_ID',
  'NEXT_PUBLIC_API_URL',
  'NEXT_PUBLIC_APP_URL',
  'NEXT_PUBLIC_BASE_URL',
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_SITE_ID',
  'NEXT_PUBLIC_SITE_NAME',
  'NEXT_PUBLIC_SENTRY_DSN',
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_TELEMETRY_DISABLED',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
])('an unrelated %s is accepted in the environment and in a .env file', (name) => {
  expect(read(name)).not.toThrow()
  expect(readFromFile(name)).not.toThrow()
})

test.each([
  ['BASEPATH', 'BASE_PATH'],
  ['OFLINE', 'OFFLINE'],
  ['FOLDER_PAGE', 'FOLDER_PAGES'],
  ['NXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SITE_URL'],
])('a misspelt %s is rejected in a .env file but accepted in the environment', (name, meant) => {
  expect(read(name)).not.toThrow()
  expect(readFromFile(name)).toThrow(`${name} is not a known variable; did you mean ${meant}?`)
})

test.each(['PORT', 'HOME', 'NODE_ENV', 'DATABASE_URL', 'BASE_URL', 'CAROUSEL_FOLDER'])(
  'a .env file may contain %s',
  (name) => {
    expect(readFromFile(name)).not.toThrow()
  },
)

test('one error lists invalid values and misspelt names', () => {
  expect(() => readEnvironment({ BASE_PATH: 'x', NEXT_PUBLIC_FORM_URL: 'y' })).toThrow(
    /NEXT_PUBLIC_FORM_URL is not[\s\S]*BASE_PATH is "x"/,
  )
})
