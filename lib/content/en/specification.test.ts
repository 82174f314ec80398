/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as account from '@/lib/content/account'
import { site } from '@/lib/content/facts/site'
import { UNNAMED } from '@/lib/content/language'
import * as frame from '@/lib/content/site'
import { addButton } from '@/lib/content/ui'
import { filesIn } from '@/lib/parsing/test-files'
import { productList } from './products'
import { adminStatus, loginForm, loginPage } from './session'
import { characterCard, shopError } from './shop'

type Slide = { title: string; button: { text: { en: string } }; video?: string[] }
const { slides }: { slides: Slide[] } = JSON.parse(readFileSync('public/carousel/carousel.json', 'utf8'))

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title)
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

const texts: [part: string, shown: unknown, specified: unknown][] = [
  // A shop may add pages after these.
  ['pages of the navigation', labels(frame.pageLinks).slice(0, 2), ['About', 'Contact']],
  ['products menu', frame.productsMenu.label, 'Products'],
  ['products of the menu', labels(frame.productLinks), ['Paint Protection Film', 'Window Film']],
  ['search button', frame.searchForm.search, 'Search'],
  ['groups of the footer', titles(Object.values(frame.footerGroups)), ['Company', 'My Account', 'Legal']],
  ['phone line of the footer', frame.footer.phone, `PBX ${site.phone}`],
  ['newsletter button', frame.newsletterForm.subscribe, 'Subscribe'],
  ['titles of the slides', titles(slides), ['Protección PPF', 'Window Film', 'Marine Film']],
  ['slides with a video', slides.filter(({ video }) => video).length, 3],
  ['buttons of the slides', slides.map(({ button }) => button.text.en), ['Shop now', 'Shop now', 'Shop now']],
  ['button of a card', addButton.add, 'Add to cart'],
  ['name of a character without one', UNNAMED, 'Desconocido'],
  ['ki of a character without one', characterCard.noKi, 'N/A'],
  ['link to /registro', loginPage.register, 'Register'],
  ['link to /forgot-password', loginPage.resetPassword, 'Reset your password'],
  [
    'sections of the account',
    labels(account.accountSections),
    ['Overview', 'Orders', 'Wishlist', 'Addresses', 'Coupons', 'Returns', 'Support', 'Settings'],
  ],
  ['button that ends a session', adminStatus.logOut, 'Log out'],
  ['counters of the overview', Object.values(account.counters), ['Orders', 'Returns', 'Coupons', 'Points']],
  ['statuses of an order', Object.values(account.orderStatuses), ['Shipped', 'Delivered', 'Cancelled']],
  ['method of an order', account.paymentMethods.card, 'Card'],
  ['login failure', loginForm.refused, 'Correo o contraseña incorrectos'],
  ['shop load failure', shopError.message, 'No pude cargar personajes. Intenta de nuevo.'],
  ['empty product list', productList.empty, 'There are no products created.'],
  ['account without returns', account.returnsPage.none, 'You don’t have any active returns.'],
]

test.each(texts)('the specification’s text is shown letter for letter: %s', (_, shown, specified) => {
  expect(shown).toEqual(specified)
})

test('every text that is marked as the specification’s is compared', () => {
  const files = filesIn(['lib/content/en'], /(?<!\.test)\.ts$/)
  const marked = files.filter((file) => /from the specification/i.test(readFileSync(file, 'utf8')))
  expect(marked.length).toBeGreaterThan(5)
  const compared = readFileSync('lib/content/en/specification.test.ts', 'utf8')
  const names = marked.map((file) => file.replace(/^lib\/content\/en|\.ts$/g, ''))
  expect(names.filter((name) => !compared.includes(`${name}'`))).toEqual([])
})
