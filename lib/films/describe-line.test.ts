import { rowsOf } from '@/lib/parsing/test-rows'
import { describeLine, lineText } from './describe-line'
import { isFilmUrl } from './film-url'

const NOW = '2026-11'

// Without a place there is no verdict, and in version 1 there was no window.
const lines = `
/window-film?film=35&glass=75&window=front-side&place=texas → Front side windows, 35% film. On factory glass (70 to 85%), 24.5 to 29.8% gets through. Depends on your glass in Texas. Texas asks for at least 25%. Meets it with glass of 72% or more, which has to be metered. Also required: a label on the film; at most 25% reflection. Checked November 2026.
/window-film?film=35&glass=74m&window=front-side&place=texas → Front side windows, 35% film. On glass metered at 74%, 25.9% gets through. Meets the light limit in Texas. Texas asks for at least 25%. Also required: a label on the film; at most 25% reflection. Checked November 2026.
/window-film?film=20&glass=20&window=rear-side&place=texas → Rear side windows, 20% film. On privacy glass (about 20%), about 4% gets through. No light limit in Texas. Also required: a label on the film. Checked November 2026.
/window-film?film=20&glass=75&window=rear&place=united-kingdom → Rear window, 20% film. On factory glass (70 to 85%), 14 to 17% gets through. No light limit in the United Kingdom. Checked November 2026.
/window-film?film=15&glass=75&window=front-side&place=united-kingdom → Front side windows, 15% film. On factory glass (70 to 85%), 10.5 to 12.8% gets through. Too dark for the United Kingdom. The United Kingdom asks for at least 70%. Checked November 2026.
/window-film?film=50&glass=88&window=windscreen&place=spain → Windshield, 50% film. On clear glass (about 88%), about 44% gets through. No film allowed in Spain. The law allows no film on the windshield. Checked November 2026.
/window-film?film=50&glass=88&window=rear&place=mexico → Rear window, 50% film. On clear glass (about 88%), about 44% gets through. Depends on the state in Mexico. Check your state’s rules, or ask us first. Checked November 2026.
/window-film?film=5&glass=15&window=rear → Rear window, 5% film. On glass metered at 15%, 0.75% gets through.
/window-film?film=35&glass=75&from=inside&at=day → Window film, 35%. On factory glass (70 to 85%), 24.5 to 29.8% gets through.
/ppf?panels=hood.fenders&vehicle=small-suv → Two panels, on a small SUV. Hood, front fenders. About 6.0 to 7.0 m² (65 to 75 sq ft).
/ppf?panels=trunk&vehicle=truck → One panel, on a truck. Tailgate. About 0.9 to 1.1 m² (10 to 12 sq ft).
/marine-film?zones=bow.transom&loa=9&beam=2.8&keel=motor → Two zones, on a boat 9 m (29 ft 6 in) long. Bow, transom. Beam 2.8 m (9 ft 2 in). Estimated from the length: freeboard 1.08 m (3 ft 7 in). About 7.8 m² (84 sq ft) of protection film.
/marine-film?zones=bow&loa=8&lwl=7&beam=2.8&freeboard=1&draught=1&keel=motor → One zone, on a boat 8 m (26 ft 3 in) long. Bow. Beam 2.8 m (9 ft 2 in) and freeboard 1 m (3 ft 3 in). About 4.0 m² (43 sq ft) of protection film.
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
