import { readdirSync, readFileSync } from 'node:fs'
import { compileString } from 'sass'
import sharp from 'sharp'
import { inlinedIcons, spriteIcons } from '@/lib/config/icons'
import { SASS_HEADER } from '@/lib/config/sass-header'
import { boatPaintIds, paintIds } from '@/lib/content/facts/films'

/** The share of the home screen's tile that the icon covers; systems crop the rest. */
const TILE_SHARE = 0.72

/** Every file that follows from the colors in app/styles/_values.scss and from lib/config/icons.ts, by its path. */
export async function brandFiles(): Promise<Map<string, string | Buffer>> {
  const colours = brandColours()
  const drawings = readdirSync('public/drawings').map((name) => `public/drawings/${name}`)
  const rules = paintRules()
  const files = ['public/mark-on-dark.svg', 'public/mark-on-light.svg', 'app/icon.svg', ...drawings]
  const icon = withColours(readFileSync('app/icon.svg', 'utf8'), colours)
  return new Map<string, string | Buffer>([
    ...files.map((file) => {
      const svg = readFileSync(file, 'utf8')
      const painted = file.includes('/film-pack-') ? withPaints(svg, rules, file) : svg
      return [file, withColours(painted, colours)] as const
    }),
    ['public/icon-192.png', await drawn(icon, 192)],
    ['public/icon-512.png', await drawn(icon, 512)],
    ['app/apple-icon.png', await onTile(icon, 180, colours['t-90'])],
    ['public/favicon.ico', icoOf(await drawn(icon, 32))],
    ['components/ui/icons.tsx', components()],
    ['public/icons.svg', sprite()],
  ])
}

type Colours = Readonly<Record<string, string>>

const compiled = (sheet: string) =>
  compileString(SASS_HEADER + sheet, { loadPaths: ['app/styles'], style: 'compressed' }).css

/** Each shade and gray by the name of its token, such as `edge-11: '#13676f'`. */
function brandColours(): Colours {
  const css = compiled('@use "tokens" as *; a { @include colour-properties; }')
  return Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+): ?([^;}]+)/g), ([, name, colour]) => [name, colour]),
  )
}

/** A picture loads no style sheet: it has its colors as `var(--edge-11, #13676f)`, of which the latter is shown. */
const withColours = (svg: string, colours: Colours) =>
  svg.replaceAll(/var\(--([\w-]+), [^)]*\)/g, (_, name) => {
    if (!colours[name]) throw new Error(`A drawing has the color --${name}, which is not a token.`)
    return `var(--${name}, ${colours[name]})`
  })

type PaintRules = Readonly<{ usual: string; of: (paint: string) => string }>

/** What app/styles/_paint.scss says about drawings without a color, and about each paint. */
function paintRules(): PaintRules {
  const rules = Array.from(compiled('@use "paint";').matchAll(/([^{}]+)\{(--[^}]+)\}/g))
  const saidTo = (selector: string) =>
    rules
      .filter(([, selectors = '']) => selectors.split(',').includes(selector))
      .map(([, , said = '']) => said.replaceAll(': ', ':'))
      .join(';')
  const needed = (said: string, paint: string) => {
    if (!said) throw new Error(`$paints in app/styles/_values.scss has no color for ${paint}.`)
    return said
  }
  return {
    usual: saidTo('[data-paint]'),
    of: (paint) => needed(saidTo(`[data-paint=${paint}]`), paint),
  }
}

/** The file of a package takes its paint from the fragment of its URL: the element with that id colors those after it. */
function withPaints(svg: string, rules: PaintRules, file: string): string {
  const others = (file.includes('-boat-') ? boatPaintIds : paintIds).filter((paint) => paint !== 'silver')
  const styles = others.map((paint) => `#${paint}:target~*{${rules.of(paint)}}`).join('')
  const targets = others.map((paint) => `<g id="${paint}"/>`).join('')
  return svg.replace(
    /<style>.*(#covered.*<\/style>)(<g id="[a-z]+"\/>)*/,
    (_, covered) => `<style>svg{${rules.usual}}${styles}${covered}${targets}`,
  )
}

/** Sharp does not know `var()`. */
const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replaceAll(/var\(--[\w-]+, ([^)]*)\)/g, '$1')), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer()

async function onTile(svg: string, size: number, background = 'white'): Promise<Buffer> {
  const margin = Math.round((size * (1 - TILE_SHARE)) / 2)
  const sides = { top: margin, right: margin, bottom: margin, left: margin, background }
  const icon = sharp(await drawn(svg, size - 2 * margin)).flatten({ background })
  return icon.extend(sides).png().toBuffer()
}

/** An icon file with one PNG of 32 px. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

function components(): string {
  const icons = Object.entries(inlinedIcons).map(([name, source]) => {
    const pascal = name.replace(/(^|-)(.)/g, (_, _hyphen, letter) => letter.toUpperCase())
    return `export const ${pascal}Icon = () => <Icon>${pathsOf(source).replaceAll('fill-rule', 'fillRule')}</Icon>`
  })
  const head =
    "// Written by npm run brand from the package bootstrap-icons.\nimport { Icon } from './icon'\n"
  return `${[head, ...icons].join('\n')}\n`
}

function sprite(): string {
  const symbols = Object.entries(spriteIcons).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 16 16">${pathsOf(source)}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** The paths in a drawing of the package. */
function pathsOf(source: string): string {
  const svg = readFileSync(`node_modules/bootstrap-icons/icons/${source}.svg`, 'utf8')
  const shapes = svg.match(/<(?!svg|\/svg)[^>]*>/g) ?? []
  if (!shapes.every((shape) => shape.startsWith('<path ')))
    throw new Error(`"${source}" of bootstrap-icons is not made of paths.`)
  return shapes.join('')
}
