import { languagePath, languages } from '@/lib/config/languages'
import { refuseLink } from './command/install.mjs'
import { run, tool } from './command/run.mjs'
import { assertPortIsFree, portOf } from './exports/listen'

refuseLink()
const port = portOf(process.env)
await assertPortIsFree(port)
const options = ['--hostname', '127.0.0.1', '--port', String(port)]
const args = process.argv.slice(2)
// npm run dev -- es
const language = languages.slice(1).find((each) => args.includes(each))
const rest = args.filter((argument) => argument !== '--example' && argument !== language)
if (language) console.log(`The pages in ${language} are at http://localhost:${port}${languagePath(language)}`)
process.exitCode = await run(tool.next, ['dev', ...options, ...rest], {
  env: {
    SITE_LANGUAGE: language ?? '',
    // Serves one language, so its pages lead to no other.
    LANGUAGES: languages[0],
    ...(args.includes('--example') && { SHOP_FOLDER: 'docs/examples' }),
  },
})
