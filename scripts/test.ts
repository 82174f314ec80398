// Everything.
import { browserStages, runStages, stages } from './stages'

await runStages([...stages, ...browserStages])
