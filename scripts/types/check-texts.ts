// Checks the types of a further language's texts: no text is missing, surplus, or of another type than in the first language.
// So code that compiles with the texts of the first language compiles with these as well.
import { languages } from '@/lib/config/languages'
import { run, tool } from '../command/run.mjs'
import { filesIn, writeTexts } from '../export/files'

const FOLDER = '.next/texts'

/** Resolves with the compiler's exit code. */
export function checkTexts(language: string): Promise<number> {
  const modules = new Set([languages[0], language].flatMap(modulesOf))
  const lines = [...modules]
    .sort()
    .flatMap((name, i) => [
      `import type * as one${i} from '../../lib/content/${languages[0]}/${name}'`,
      `import type * as other${i} from '../../lib/content/${language}/${name}'`,
      `export type Texts${i} = None<Differing<typeof one${i}, typeof other${i}, '${name}'>>`,
    ])
  const imported = "import type { Differing, None } from '../../scripts/types/same-texts'"
  const config = { extends: `../../tsconfig.${language}.json`, include: [`${language}.ts`] }
  writeTexts(FOLDER, {
    [`${language}.ts`]: [imported, ...lines, ''].join('\n'),
    [`${language}.json`]: JSON.stringify(config),
  })
  return run(tool.tsc, ['-p', `${FOLDER}/${language}.json`, '--incremental', 'false'])
}

const modulesOf = (language: string) =>
  filesIn(`lib/content/${language}`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
