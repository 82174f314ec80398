import { productsStore } from './product'
import { createAndOffer, createdProduct, shownProduct, showProduct } from './shown-product'
import { product } from './test-product'

test('the page is told which product was created and which one the list is to show', () => {
  const onChange = jest.fn()
  createdProduct.subscribe(onChange)
  shownProduct.subscribe(onChange)
  createAndOffer(product({ name: 'Film' }))
  expect(createdProduct.get()?.after).toEqual(productsStore.get()[0])
  showProduct('7')
  expect(shownProduct.get()).toBe('7')
  expect(onChange).toHaveBeenCalledTimes(2)
})
