import { accountSections } from '@/lib/content/account'

/** The title of a section, in the menu and on its page; `undefined` for any other route. */
export function accountLabel(route: string): string | undefined {
  return accountSections.find(({ href }) => href === route)?.label
}
