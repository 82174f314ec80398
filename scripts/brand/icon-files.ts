import { readFileSync } from 'node:fs'

const LINE_WIDTH = 110
const HEAD = '// Written by npm run icons from the package bootstrap-icons.\n'

/**
 * The icons that are inlined in pages: the file, our names, and their names in bootstrap-icons. A script that draws one
 * icon of a file loads all that scripts draw of it, so icons share a file only if the same pages load them.
 */
const inlined = {
  // In the script of every page, or drawn by server files alone.
  'ui/icons': {
    'arrow-right': 'arrow-right',
    cart: 'cart2',
    'chevron-down': 'chevron-down',
    list: 'list',
  },
  'ui/check-icon': { check: 'check-lg' },
  'ui/heart-icons': { heart: 'heart', 'heart-full': 'heart-fill' },
  'ui/undo-icons': { redo: 'arrow-clockwise', undo: 'arrow-counterclockwise' },
  'account/icons': { truck: 'truck' },
  'carousel/icons': { 'arrow-right': 'arrow-right', pause: 'pause-fill', play: 'play-fill' },
  'session/icons': { eye: 'eye', 'eye-slash': 'eye-slash' },
  'shop/icons': { search: 'search' },
  'studio/icons': {
    'chevron-left': 'chevron-left',
    'chevron-right': 'chevron-right',
    copy: 'copy',
    crop: 'crop',
    display: 'laptop',
    'exclamation-full': 'exclamation-circle-fill',
    film: 'film',
    grip: 'grip-vertical',
    image: 'image',
    info: 'info-circle',
    'move-left': 'arrow-left',
    'move-right': 'arrow-right',
    phone: 'phone',
    plus: 'plus-lg',
    send: 'send',
    tablet: 'tablet',
  },
  'workshop/icons': { clock: 'clock', note: 'info-circle' },
}

/** The icons of `SpriteIcon`, which a page loads in one cached file. */
const sprite = {
  instagram: 'instagram',
  facebook: 'facebook',
  youtube: 'youtube',
  tiktok: 'tiktok',
  telephone: 'telephone',
  close: 'x-lg',
  person: 'person',
  exclamation: 'exclamation-circle',
  trash: 'trash3',
  overview: 'grid',
  orders: 'box-seam',
  addresses: 'geo-alt',
  coupons: 'ticket-perforated',
  returns: 'arrow-counterclockwise',
  support: 'chat-dots',
  settings: 'gear',
  'log-out': 'box-arrow-right',
  wishlist: 'heart',
  whatsapp: 'whatsapp',
  email: 'envelope',
  share: 'box-arrow-up',
  copy: 'copy',
  back: 'arrow-left',
  within: 'check-circle-fill',
  against: 'x-circle-fill',
  unclear: 'info-circle-fill',
  question: 'question-circle',
}

/** Every file that `npm run icons` writes, by its path. */
export function iconFiles(): Map<string, string> {
  const files = Object.entries(inlined).map(
    ([file, icons]) => [`components/${file}.tsx`, components(icons)] as const,
  )
  const symbols = Object.entries(sprite).map(([name, source]) => symbol(name, source))
  const svg = ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''].join('\n')
  const names = Object.keys(sprite).map((name) => `  | '${name}'`)
  const type = `${HEAD}export type SpriteName =\n${names.join('\n')}\n`
  return new Map([...files, ['public/icons.svg', svg], ['components/ui/sprite-name.ts', type]])
}

function components(icons: Record<string, string>): string {
  const drawn = Object.entries(icons).map(([name, source]) => component(name, source))
  return `${HEAD}import { Icon } from '@/components/ui/icon'\n\n${drawn.join('\n')}`
}

function component(name: string, source: string): string {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
  const shapes = shapesOf(source).map((attributes) => {
    const line = `    <path ${attributes.join(' ')} />`
    // Formatted as Biome would.
    if (attributes.length === 1 || line.length < LINE_WIDTH) return line
    return ['    <path', ...attributes.map((attribute) => `      ${attribute}`), '    />'].join('\n')
  })
  return `export const ${words.join('')}Icon = () => (
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
