import { startFaultyService } from './faulty-service'

/** One service for all flows; what it returns ends it. */
export default startFaultyService
