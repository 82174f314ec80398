import { readFileSync } from 'node:fs'

const LINE_WIDTH = 110

/** Our names for the icons that are inlined in pages, with their names in bootstrap-icons. */
const icons = {
  'arrow-clockwise': 'arrow-clockwise',
  'arrow-counterclockwise': 'arrow-counterclockwise',
  'arrow-left': 'arrow-left',
  'arrow-right': 'arrow-right',
  cart: 'cart2',
  check: 'check-lg',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  close: 'x-lg',
  copy: 'copy',
  crop: 'crop',
  display: 'laptop',
  'exclamation-full': 'exclamation-circle-fill',
  exclamation: 'exclamation-circle',
  'eye-slash': 'eye-slash',
  eye: 'eye',
  film: 'film',
  grip: 'grip-vertical',
  'heart-full': 'heart-fill',
  heart: 'heart',
  image: 'image',
  info: 'info-circle',
  list: 'list',
  pause: 'pause-fill',
  person: 'person',
  phone: 'phone',
  play: 'play-fill',
  plus: 'plus-lg',
  redo: 'arrow-clockwise',
  search: 'search',
  tablet: 'tablet',
  trash: 'trash3',
  truck: 'truck',
  undo: 'arrow-counterclockwise',
}

/** The icons of `SpriteIcon`, which a page loads in one cached file. */
const sprite = {
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
  tiktok: 'tiktok',
  telephone: 'telephone',
  overview: 'grid',
  orders: 'box-seam',
  addresses: 'geo-alt',
  coupons: 'ticket-perforated',
  returns: 'arrow-counterclockwise',
  support: 'chat-dots',
  settings: 'gear',
  'log-out': 'box-arrow-right',
  wishlist: 'heart',
}

/** Every file that `npm run icons` writes, by its path. */
export function iconFiles(): Map<string, string> {
  const files = Object.entries(icons).map(
    ([name, source]) => [`components/ui/icons/${name}-icon.tsx`, component(name, source)] as const,
  )
  const symbols = Object.entries(sprite).map(([name, source]) => symbol(name, source))
  const svg = ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''].join('\n')
  return new Map([...files, ['public/icons.svg', svg]])
}

function component(name: string, source: string): string {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const shapes = shapesOf(source).map((attributes) => {
    const line = `    <path ${attributes.join(' ')} />`
    // Formatted as Biome would.
    if (attributes.length === 1 || line.length < LINE_WIDTH) return line
    return ['    <path', ...attributes.map((attribute) => `      ${attribute}`), '    />'].join('\n')
  })
  return `// Written by npm run icons: "${source}" of bootstrap-icons.
import { Icon } from './icon'

export const ${words.join('')}Icon = () => (
  <Icon>
${shapes.join('\n').replaceAll('fill-rule=', 'fillRule=')}
  </Icon>
)
`
}

function symbol(name: string, source: string): string {
  const shapes = shapesOf(source).map((attributes) => `<path ${attributes.join(' ')} />`)
  return `<symbol id="${name}" viewBox="0 0 16 16">${shapes.join('')}</symbol>`
}

/** The attributes of each path in a drawing. */
function shapesOf(source: string): string[][] {
  const svg = readFileSync(`node_modules/bootstrap-icons/icons/${source}.svg`, 'utf8')
  const paths = Array.from(svg.matchAll(/<path ([^>]*)\/>/g), ([, attributes = '']) => attributes)
  const elements = svg.match(/<(?!svg|\/svg)/g) ?? []
  if (elements.length !== paths.length)
    throw new Error(`"${source}" of bootstrap-icons is not made of paths.`)
  return paths.map((attributes) => attributes.match(/[\w-]+="[^"]*"/g) ?? [])
}
