import { createStoredValue } from '@/lib/storage/stored-value'

/** Whether the visitor stopped the carousel. That it was asked to play is for one visit only: the system decides anew. */
export const stoppedStore = createStoredValue<boolean>({
  keys: ['tersa.motion'],
  decode: ([text]) => text === 'paused',
  encode: (isStopped) => [isStopped ? 'paused' : null],
})
