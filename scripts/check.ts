// Everything that needs no browser.
import { runStages, stages } from './stages'

await runStages(stages)
