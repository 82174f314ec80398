// Generates a module that compares the types of every module of texts with those of the first language.
import { languages } from '@/lib/config/languages'
import { filesIn, writeTexts } from '../export/files'

const FOLDER = '.next/texts'

export function writeTextsCheck(language: string) {
  const modules = new Set([languages[0], language].flatMap(modulesOf))
  const lines = [...modules]
    .sort()
    .flatMap((name, i) => [
      `import type * as one${i} from '../../lib/content/${languages[0]}/${name}'`,
      `import type * as other${i} from '../../lib/content/${language}/${name}'`,
      `export type Texts${i} = None<Differing<typeof one${i}, typeof other${i}>>`,
    ])
  const imported = "import type { Differing, None } from '../../scripts/types/same-texts'"
  writeTexts(FOLDER, { [`${language}.ts`]: [imported, ...lines, ''].join('\n') })
}

const modulesOf = (language: string) =>
  filesIn(`lib/content/${language}`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
