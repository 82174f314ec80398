import { distance } from 'fastest-levenshtein'
import * as v from 'valibot'
import { accounts } from '@/lib/config/accounts'
import { isLanguage, languages } from '@/lib/content/facts/languages'
import { isBlank } from '@/lib/parsing/record'

// An empty variable counts as unset, because a copied .env.example leaves them empty.
function optional(schema: v.GenericSchema<string, string>) {
  return v.optional(v.union([v.literal(''), schema]), '')
}

const matching = (pattern: RegExp, expected: string) =>
  optional(v.pipe(v.string(), v.regex(pattern, expected)))

// Excludes characters with a special meaning in the content security policy, scripts and hosting files.
const SERVICE = /^(https?:\/\/[\w.-]+(:\d+)?(\/[^\s"'`<>;,$\\]*)?|\/[\w.~-][^\s"'`<>;,$\\]*)$/

const email = v.pipe(v.string(), v.email('an email address, such as hello@example.com'))
const password = v.pipe(
  v.string(),
  v.check((text) => text.length >= 4 && !isBlank(text), 'a password of at least 4 characters, not blank'),
)

/** Also refuses ports and hosts that no browser accepts. */
function url(pattern: RegExp, expected: string) {
  const isUrl = (text: string) => pattern.test(text) && URL.canParse(text, 'https://tersa.example')
  return v.pipe(v.string(), v.check(isUrl, expected))
}

/** A number with its country code, as links to WhatsApp have it. */
export const WHATSAPP_NUMBER = /^[1-9]\d{6,14}$/

const variables = v.object({
  BASE_PATH: optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/[\w.~-]+)+$/, 'a path that begins with / and does not end with it, such as /shop'),
      v.regex(/^(\/(?!\.\.?(\/|$))[^/]*)+$/, 'a path with no part “.” or “..”, such as /shop'),
      v.regex(/^(\/(?!_next(\/|$))[^/]*)+$/, 'a path without “_next”, which Next uses itself'),
    ),
  ),
  LANGUAGES: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.startsWith(languages[0]) && text.split(',').every(isLanguage),
        `${languages[0]}, alone or with others of ${languages.join(', ')} after it, such as ${languages.join(',')}`,
      ),
      v.check((text) => new Set(text.split(',')).size === text.split(',').length, 'each language once'),
    ),
  ),
  /** Set by the build of each language after the first; `LANGUAGE` is taken by gettext. */
  SITE_LANGUAGE: optional(v.picklist(languages.slice(1), `one of ${languages.slice(1).join(', ')}`)),
  NEXT_PUBLIC_SITE_URL: optional(
    url(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an origin without a path, such as https://tersa.example'),
  ),
  OFFLINE: matching(/^(on|off)$/, 'on or off'),
  FOLDER_PAGES: matching(/^1$/, '1, or nothing'),
  /** For end-to-end tests: skips type checking and precompressed files. */
  TEST_BUILD: matching(/^1$/, '1, or nothing'),
  NEXT_PUBLIC_CHARACTERS_URL: optional(
    url(SERVICE, 'a URL, such as https://characters.example/api, or a path of the site itself'),
  ),
  NEXT_PUBLIC_FORMS_URL: optional(url(SERVICE, 'a URL, such as https://forms.example/tersa')),
  NEXT_PUBLIC_PRIVACY_URL: optional(
    url(
      /^https:\/\/[\w.-]+(:\d+)?(\/[^\s"'`<>;,$\\]*)?$/,
      'an https URL, such as https://shop.example/privacy',
    ),
  ),
  NEXT_PUBLIC_REPOSITORY_URL: matching(
    /^https:\/\/github\.com(?!.*\/\.\.?(\/|$))\/[\w.-]+\/[\w.-]+(\/tree\/[\w.-]+(\/[\w.-]+)*)?$/,
    'a repository on GitHub, such as https://github.com/tersa/shop, with /tree/ and a branch unless it is main',
  ),
  NEXT_PUBLIC_SESSION_SECONDS: matching(/^[1-9]\d{0,8}$/, 'a whole number of seconds, such as 10'),
  NEXT_PUBLIC_ADMIN_EMAIL: optional(email),
  NEXT_PUBLIC_ADMIN_PASSWORD: optional(password),
  NEXT_PUBLIC_USER_EMAIL: optional(email),
  NEXT_PUBLIC_USER_PASSWORD: optional(password),
  NEXT_PUBLIC_CONTACT_EMAIL: optional(email),
  NEXT_PUBLIC_CURRENCY: optional(
    v.pipe(
      v.string(),
      v.check(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'the ISO code of a currency, such as USD or EUR',
      ),
    ),
  ),
  NEXT_PUBLIC_WHATSAPP: matching(
    WHATSAPP_NUMBER,
    'a number with its country code, digits only, such as 573005550100',
  ),
  NEXT_PUBLIC_PHONE: matching(
    // Numbers behind a switchboard may have three digits.
    /^\+?[ ().-]*(\d[ ().-]*){3,}$/,
    'a phone number of at least three digits, and spaces, such as 555 0100',
  ),
})

export type Environment = v.InferOutput<typeof variables>

export const environmentNames: readonly string[] = Object.keys(variables.entries)

/** A plain-http URL other than localhost is mixed content on an https page. */
const PLAIN = /^http:\/\/(?!(localhost|127\.[\d.]+)(:|\/|$))/

const SERVICES = ['NEXT_PUBLIC_CHARACTERS_URL', 'NEXT_PUBLIC_FORMS_URL']

const ONE_ACCOUNT =
  'NEXT_PUBLIC_ADMIN_EMAIL and NEXT_PUBLIC_USER_EMAIL have the same email and the same password; expected two accounts.'

/** Nobody could sign in to the second account. */
function hasOneAccount(all: Environment): boolean {
  const account = (email: string, password: string, other: { email: string; password: string }) =>
    `${(email || other.email).toLowerCase()} ${password || other.password}`
  return (
    account(all.NEXT_PUBLIC_ADMIN_EMAIL, all.NEXT_PUBLIC_ADMIN_PASSWORD, accounts.admin) ===
    account(all.NEXT_PUBLIC_USER_EMAIL, all.NEXT_PUBLIC_USER_PASSWORD, accounts.user)
  )
}

/**
 * Throws a single error that lists every invalid variable with the expected value, and every misspelled name.
 * `namesInFiles` are the variables set in .env files, which belong to this project; the environment also has those of the
 * host.
 */
export function readEnvironment(
  given: Record<string, string | undefined>,
  namesInFiles: readonly string[] = [],
): Environment {
  const result = v.safeParse(variables, given, { abortPipeEarly: true })
  const problems = [
    ...namesInFiles.flatMap((name) => {
      const meant = meantBy(name)
      return meant ? [`${name} is not a known variable; did you mean ${meant}?`] : []
    }),
    ...(result.issues ?? []).map((issue) => {
      const name = v.getDotPath(issue) ?? 'environment'
      return `${name} is "${given[name]}"; expected ${issue.message}.`
    }),
    ...SERVICES.filter(
      (name) => given.NEXT_PUBLIC_SITE_URL?.startsWith('https:') && PLAIN.test(given[name] ?? ''),
    ).map((name) => `${name} is "${given[name]}"; expected an https URL, as the site has one.`),
  ]
  if (result.success && hasOneAccount(result.output)) problems.push(ONE_ACCOUNT)
  if (result.success && problems.length === 0) return result.output
  const lines = problems.map((problem) => `  ${problem}`)
  throw new Error(`The settings are wrong:\n${lines.join('\n')}`)
}

const PREFIX = 'NEXT_PUBLIC_'

/** Names with the prefix of public variables that are not ours, so no page reads them. */
export const unreadNames = (namesInFiles: readonly string[]): readonly string[] =>
  namesInFiles.filter((name) => name.startsWith(PREFIX) && !environmentNames.includes(name) && !meantBy(name))

/** Our variable that differs from an unknown name by two letters or by the missing prefix, ignoring case. */
function meantBy(name: string): string | undefined {
  if (environmentNames.includes(name)) return undefined
  const upper = name.toUpperCase()
  return environmentNames.find((ours) => ours === PREFIX + upper || distance(upper, ours) <= 2)
}
