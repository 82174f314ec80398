import { PAGES } from '@/lib/carousel/carousel-schema'
import { ChoiceField } from './choice-field'

const NAMES: Record<(typeof PAGES)[number], string> = {
  '/': 'Home',
  '/shop': 'Shop',
  '/ppf': 'Paint Protection Film',
  '/window-film': 'Window Film',
  '/marine-film': 'Marine Film',
  '/about': 'About',
  '/appointment': 'Your appointment',
  '/contact': 'Contact',
  '/registro': 'Create an account',
  '/login': 'Sign in',
}

const options = PAGES.map((value) => ({ value, label: NAMES[value] }))

export function PageField() {
  return <ChoiceField field="button.href" label="Leads to" options={options} />
}
