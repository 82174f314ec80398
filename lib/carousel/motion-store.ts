import { createStoredValue } from '@/lib/storage/stored-value'

/** Whether the visitor stopped the carousel. Play applies to one visit; then the system setting applies again. */
export const stoppedStore = createStoredValue<boolean>({
  keys: ['tersa.motion'],
  decode: ([text]) => text === 'paused',
  encode: (isStopped) => [isStopped ? 'paused' : null],
})
