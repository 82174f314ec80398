import { createStoredValue } from '@/lib/storage/stored-value'

/** Whether the visitor stopped the carousel. Play lasts for one visit only; after it the system's setting decides again. */
export const stoppedStore = createStoredValue<boolean>({
  keys: ['tersa.motion'],
  decode: ([text]) => text === 'paused',
  encode: (isStopped) => [isStopped ? 'paused' : null],
})
