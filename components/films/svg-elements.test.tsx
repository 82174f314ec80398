import { readdirSync } from 'node:fs'
import { render } from '@testing-library/react'
import { windowIds } from '@/lib/content/facts/films'
import { readDrawing } from './drawings'
import { drawnPanes, withPanes } from './panes'
import { coveredCopy, svgElements } from './svg-elements'

const names = readdirSync('components/films/drawings').map((file) => file.slice(0, -'.svg'.length))

test.each(names)('%s renders the same SVG as its file', (name) => {
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

test.each(['hatch', 'suv', 'truck'])('the drawings of the %s take the place of the sedan’s', (vehicle) => {
  for (const view of ['side', 'top']) {
    const [drawn, sedan] = [readDrawing(`${vehicle}-${view}`), readDrawing(`car-${view}`)]
    const viewBox = /viewBox="[^"]+"/
    expect(viewBox.exec(drawn)?.[0]).toBe(viewBox.exec(sedan)?.[0])
    expect(drawn).toContain(`id="c${view[0]}-film"`)
    // Every page shows the same glass, with or without a film.
    const shades = [...drawn.matchAll(/data-shade="([^"]+)"/g)].map(([, window]) => window)
    expect(shades).toEqual(view === 'side' ? drawnPanes : [])
  }
})

test.each(windowIds)('the picture of a line shows the part of each vehicle with its %s window', (marked) => {
  for (const name of ['hatch', 'car', 'suv', 'truck'] as const) {
    const options = { isLit: false, isCropped: true, marked: [marked] }
    const drawn = withPanes(readDrawing(`${name}-side`), name, options)
    const [x = 0, , width = 0, height = 0] =
      /viewBox="([^"]+)"/.exec(drawn)?.[1]?.split(' ').map(Number) ?? []
    expect(width / height).toBeCloseTo(4 / 3)
    const [, edge = ''] = /stroke="var\(--edge-17\)"[^>]* d="M([\d.]+)[^"]*"\/><\/svg>$/.exec(drawn) ?? []
    expect(Number(edge)).toBeGreaterThan(x)
    expect(Number(edge)).toBeLessThan(x + width)
  }
})

test('a picture of the whole vehicle marks both windows that a side view does not show', () => {
  const drawn = withPanes(readDrawing('car-side'), 'car', { isLit: false, marked: ['windscreen', 'rear'] })
  expect(drawn.match(/stroke="var\(--edge-17\)"/g)).toHaveLength(2)
  expect(drawn).not.toContain('stroke-dasharray="2 9"')
})

test('the covered parts of a copy have its own film, in place of their paint', () => {
  const { container } = render(svgElements(coveredCopy(readDrawing('car-side'), 'own', ['hood', 'mirrors'])))
  const covered = Array.from(container.querySelectorAll('[data-on]'), (part) => part.getAttribute('fill'))
  expect(covered.length).toBeGreaterThan(1)
  expect(new Set(covered)).toEqual(new Set(['url(#own-film)']))
  expect(container.querySelector('#own-film')).toBeInTheDocument()
})

test.each(['<svg><g></svg>', '</svg>', ''])('invalid markup throws an error: %o', (markup) => {
  expect(() => svgElements(markup)).toThrow('The drawing')
})
