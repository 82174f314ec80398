import { hullChoice, readHullCoverage } from './hull-choice'

const choiceOf = (query: string) => hullChoice(readHullCoverage(new URLSearchParams(query)))

test('the quote names the film for the chosen zones, and says which measures are estimated', () => {
  expect(choiceOf('zones=bow.transom&loa=9&beam=2.8').text).toBe(
    'Hull, 9 m motor boat (beam 2.8 m; estimated from the length: waterline 8.1 m, freeboard 1.08 m, draught 0.9 m; about 7.8 m² of paint film): Bow, Transom',
  )
})

test('the link keeps what the visitor has given, and estimates the rest again', () => {
  expect(choiceOf('zones=bow&loa=9&beam=2.8').state).toEqual({
    zones: 'bow',
    loa: '9',
    beam: '2.8',
    keel: 'motor',
  })
})

test('with all measures given, nothing is estimated', () => {
  expect(choiceOf('zones=bow&loa=9&lwl=8&beam=3&freeboard=1&draught=1').text).toMatch(
    /^Hull, 9 m motor boat \(waterline 8 m, beam 3 m, freeboard 1 m, draught 1 m; about \d+\.\d m² of paint film\): Bow$/,
  )
})
