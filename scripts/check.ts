// Runs every check that needs no browser.
import { runStages, stages } from './check/stages'

await runStages(stages)
