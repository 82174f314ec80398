// Imported first by a command whose other modules read the settings when they are loaded.
import { loadEnvironment } from './environment'

loadEnvironment({ warns: true })
