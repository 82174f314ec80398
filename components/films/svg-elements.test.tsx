import { render } from '@testing-library/react'
import { readDrawing } from './drawing'
import { svgElements } from './svg-elements'

test.each(['car-side', 'car-top', 'boat'] as const)('%s renders the same SVG as its file', (name) => {
  const drawn = render(svgElements(readDrawing(name))).container
  const file = document.createElement('div')
  file.innerHTML = readDrawing(name)

  const shapes = (of: Element) =>
    Array.from(of.querySelectorAll('*'), (shape) => [
      shape.tagName,
      ...Array.from(shape.attributes, ({ name: key, value }) => `${key}=${value}`).sort(),
    ])
  expect(shapes(file).length).toBeGreaterThan(30)
  expect(shapes(drawn)).toEqual(shapes(file))
})

test.each(['<svg><g></svg>', '</svg>', ''])('invalid markup throws an error: %o', (markup) => {
  expect(() => svgElements(markup)).toThrow('The drawing')
})
