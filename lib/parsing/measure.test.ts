import { readMeasure } from './measure'

const FT_29_6 = 8.9916

const METERS =
  '9|9.|9 m|9M|9 m.|9 metros|9 meters|900 cm|9000 mm|9,000 mm|9 000 mm|9.000 mm|9 m 0 cm|８ｍ １００ｃｍ|９|９ｍ| 9,0 |\u00a09\u00a0m'

const SAME = [
  `29.5 ft|29,5 pies|29½ ft|29 1/2 ft|29'6"|29’ 6”|29′6″|29' 6''|29´6˝|29-6|29–6"|29 ft 6 in|29 ft. 6 in.`,
  `29 feet, 6 inches|29 feet and 6 inches|29 foot 6|29 pies y 6 pulg.|354 in|354 pulgadas|２９′６″|29' - 6"|899.16 cm`,
].join('|')

test.each<[number | null, 'm' | 'ft' | '%', string[]]>([
  [9, 'm', METERS.split('|')],
  [FT_29_6, 'm', SAME.split('|')],
  [FT_29_6, 'ft', SAME.split('|')],
  [FT_29_6, 'ft', ['29 6', '29.5', '29½']],
  [FT_29_6, 'm', ['29 6"']],
  [9.144, 'ft', ['30 ft 0']],
  [12.6619, 'm', [`41' 6 1/2"`, '41-6½']],
  [12.6683, 'm', ['41′ 6¾″']],
  [0.1651, 'm', ['6-1/2 in']],
  [0.0127, 'm', ['½ in', '1/2"']],
  [1.2, 'm', ['1 m 20 cm', '1m20', '1 m 20']],
  [12.5, 'm', ['12 500 mm', '12.500 mm', '12,500.0 mm']],
  [12.505, 'm', ['1.250,5 cm', '1 250.5 cm', '1,250.5 cm']],
  [1234.5678, 'm', ['1,234,567.8 mm']],
  [1.5, 'ft', ['1,5 metros']],
  [9, 'ft', ['9 m']],
  [9, 'm', ['9'.padStart(100, '0')]],
  [0.5, 'm', ['.5', ',5']],
  [9.125, 'ft', ['9.125 m']],
  [12, 'm', ['1,200 cm', '12,000 mm']],
  [8.9921, 'm', ['8992.125 mm']],
  [0.009, 'm', ['9.0005 mm']],
  [0, 'm', ['0']],
  [35, '%', ['35', '35 %', '３５％']],
  [35.5, '%', ['35,5 por ciento']],
  [999_999_999_999, '%', ['999999999999']],
  [null, 'm', ['29 6']],
  [null, '%', ['12 m', `6"`, '5-6', '5 6', 'dark']],
])('%p is read in a field of %s from %j', (value, alone, texts) => {
  expect(texts.map((text) => [text, readMeasure(text, alone)])).toEqual(texts.map((text) => [text, value]))
})

const WRONG = [
  '| |.|-|-3|1e3|0x10|٣|NaN|Infinity|1.2.3|1 2 3|nine|m|ft|9 km|29 ft six|6 in 3 ft',
  `29' 12"|2/2 in|29.5' 6"|9.5 m 20 cm|1/0|3/2 in|29-|9 m 6 in|12..3|12,,3|12m5|12 m 5|12.5m50|1.250.5 cm|1,25 0 mm|9 m-6 in|9; 8|35%`,
].join('|')

test.each([...WRONG.split('|'), null, undefined, 7, '1'.repeat(1000)])('%o is not a length', (text) => {
  expect([readMeasure(text, 'm'), readMeasure(text, 'ft')]).toEqual([null, null])
})
