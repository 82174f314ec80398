// Runs every check.
import { browserStages, runStages, stages } from './check/stages'

await runStages([...stages, ...browserStages])
