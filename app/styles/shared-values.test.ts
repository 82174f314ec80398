/** @jest-environment node */
import { compileString } from 'sass'
import { POSTER_SIZES } from '@/components/carousel/slide-poster'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { BREAKPOINTS_PX, FRAME_COLOUR, SLIDE_INTERVAL_MS } from '@/lib/config/shared-values'

const compile = (source: string) => compileString(source, { loadPaths: ['app/styles'] }).css

test('a style sheet receives the values that the code uses', () => {
  const css = compile(`${SASS_HEADER}
    @use "tokens" as *;
    @include up(xxl) { a { color: $t-0; transition: color $slide-interval; } }`)
  expect(css).toContain(`min-width: ${BREAKPOINTS_PX.xxl}px`)
  expect(css).toContain(`color: ${FRAME_COLOUR}`)
  expect(css).toContain(`color ${SLIDE_INTERVAL_MS}ms`)
})

test('compiling a style sheet without them fails with a message that says what to do', () => {
  expect(() => compile('@use "tokens" as *;')).toThrow('SASS_HEADER')
})

test('a poster’s sizes follow the hero’s heights', () => {
  expect(POSTER_SIZES).toBe('(max-width: 767px) max(100vw, min(178vh - 267px, 1245px)), max(100vw, 1387px)')
})
