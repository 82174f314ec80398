import { pageBehind, partBehind } from './page-behind'

function behind(markup: string) {
  document.body.innerHTML = markup
  return pageBehind(document.querySelector('b, a'))
}

test.each([
  ['<a href="/shop">Shop</a>', '/shop'],
  ['<a href="#main">the same page</a>', '/#main'],
  ['<a href="/shop"><b>Shop</b></a>', '/shop'],
  ['<a href="/contact?about=ppf#form">Ask</a>', '/contact?about=ppf#form'],
])('%s leads to a page', (markup, page) => {
  expect(behind(markup)).toBe(page)
})

test('a part of the same page is found, to get the focus', () => {
  document.body.innerHTML = '<main id="main"></main>'
  expect(partBehind('/#main')).toBe(document.querySelector('main'))
  expect(partBehind('/shop#main')).toBeNull()
  expect(partBehind('/')).toBeNull()
})

test.each([
  '<b>no link</b>',
  '<a role="link">without an address</a>',
  '<a href="https://elsewhere.example/shop">another site</a>',
  '<a href="//elsewhere.example/shop">another site</a>',
  '<a href="mailto:hello@tersa.example">mail</a>',
  '<a href="javascript:alert(1)">script</a>',
  '<a href="/carousel/carousel.json">a file</a>',
  '<a href="/shop" target="_blank">another tab</a>',
  '<a href="/shop" download>a download</a>',
])('%s is left to the browser', (markup) => {
  expect(behind(markup)).toBeNull()
})
