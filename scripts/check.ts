// Everything that needs no browser.
import { runRounds, smokeTest, staticChecks, unitTests } from './stages'

await runRounds([staticChecks], [[unitTests], [smokeTest]])
