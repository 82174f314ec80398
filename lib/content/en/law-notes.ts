import type { PlaceId } from '@/lib/content/facts/films'
import type { Rule } from '@/lib/content/facts/laws'
import type { Standing } from '@/lib/content/words'

/** The exceptions and dates of a place's law. No note repeats a figure of its row. */
export const placeNotes: Readonly<Partial<Record<PlaceId, string>>> = {
  colombia: '14% for the rear quarter and tailgate windows of closed-body SUVs and vans.',
  florida: '6% for the rear side and rear windows of multipurpose vehicles.',
  france: 'Since January 1, 2017.',
  mexico: 'Varies by state, and our sources disagree. Check your state’s rules.',
  'new-york':
    'The rear side limit is for cars; multipurpose vehicles are exempt. So are the top six inches (15 cm) of the windshield.',
  'new-zealand':
    'The limit behind the driver is for cars. With outside mirrors, vans, four-wheel drives, and SUVs have no limit there.',
  'north-dakota':
    'The limit for the front side windows has applied since August 1, 2025, according to the press and the bill; we found no official page.',
  portugal: 'Approved film only. Front side means ahead of the B-pillar.',
  spain: 'Film on the rear window needs two outside mirrors.',
  // Separate figures in the law, although they equal the one for the front side windows today.
  texas:
    'The strip ends at the AS-1 line or after the top five inches (13 cm), and must let at least 25% through. Without two outside mirrors, at least 25% on the rear window.',
  'united-kingdom': '70% for the windshield of a vehicle first used before April 1, 1985.',
}

/** The rules of the table. */
export const ruleNames: Record<Rule, string> = {
  'no-limit': 'no limit',
  'no-limit-with-mirrors': 'no limit with two outside mirrors',
  'with-mirrors': 'with two outside mirrors',
  'no-film': 'no film',
  'no-darkening': 'no film that darkens',
  'approved-film': 'approved film',
  'top-strip': 'strip at the top',
  'ask-locally': 'check local rules',
}

/** A figure with its rule. */
export const bothRules = (figure: string, rule: string) => `${figure}, ${rule}`

/** What kind of text a document of a law is. */
export const standings: Record<Standing, string> = {
  official: 'official',
  copy: 'copy of the statute',
  bill: 'a bill, not the law',
  press: 'press',
  unofficial: 'not official',
}
