import { rowsOf } from '@/lib/parsing/test-rows'
import { describeLine, lineText } from './describe-line'
import { isFilmUrl } from './film-url'

const NOW = '2026-11'

// Without a place there is no verdict, and in version 1 there was no window.
const lines = `
/window-film?film=35&glass=75&window=front-side&place=texas → Front side windows, 35% film. On 75% glass, 26.3% gets through. Legal in Texas. It requires at least 25%; 26.3% gets through. Checked November 2026.
/window-film?film=20&glass=20&window=rear-side&place=texas → Rear side windows, 20% film. On 20% privacy glass, 4% gets through. Legal in Texas. No limit for the rear side windows. Checked November 2026.
/window-film?film=50&glass=88&window=windscreen&place=spain → Windshield, 50% film. On 88% clear glass, 44% gets through. No film is legal on the windshield in Spain. Checked November 2026.
/window-film?film=50&glass=88&window=rear&place=mexico → Rear window, 50% film. On 88% clear glass, 44% gets through. We have no figure for Mexico. Ask first. Checked November 2026.
/window-film?film=5&glass=15&window=rear → Rear window, 5% film. On 15% glass, less than 1% gets through.
/window-film?film=35&glass=75&from=inside&at=day → Window film, 35%. On 75% glass, 26.3% gets through.
/ppf?panels=hood.fenders&vehicle=small-suv → Two panels, on a small SUV. Hood, front fenders. About 6.0 to 7.0 m² (65 to 75 sq ft).
/ppf?panels=trunk&vehicle=truck → One panel, on a truck. Tailgate. About 0.9 to 1.1 m² (10 to 12 sq ft).
/marine-film?zones=bow.transom&loa=9&beam=2.8&keel=motor → Two zones, on a 9 m (29 ft 6 in) boat. Bow, transom. Beam 2.8 m (9 ft 2 in). Estimated from the length: freeboard 1.08 m (3 ft 7 in). About 7.8 m² (84 sq ft) of paint film.
/marine-film?zones=bow&loa=8&lwl=7&beam=2.8&freeboard=1&draught=1&keel=motor → One zone, on an 8 m (26 ft 3 in) boat. Bow. Beam 2.8 m (9 ft 2 in) and freeboard 1 m (3 ft 3 in). About 4.0 m² (43 sq ft) of paint film.
`

test.each(rowsOf(lines))('the message names everything on %s', (url = '', text = '') => {
  expect(isFilmUrl(url) && lineText(url, NOW)).toBe(text)
})

test('a year after its check, a law makes no claim', () => {
  const line = describeLine('/window-film?film=35&window=front-side&place=texas', '2027-11')
  expect(line?.verdict).toMatchObject({ kind: 'unclear', lead: expect.stringMatching(/^Not checked/) })
})

test('a line on which nothing is chosen has no words', () => {
  expect(lineText('/ppf?panels=', NOW)).toBeNull()
})
