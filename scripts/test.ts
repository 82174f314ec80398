// Everything.
import { endToEnd, exportStages, runRounds, smokeTest, staticChecks, unitTests } from './stages'

await runRounds([staticChecks], [[unitTests], [smokeTest, ...exportStages]], [[endToEnd]])
