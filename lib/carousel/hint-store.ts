import { createStoredValue } from '@/lib/storage/stored-value'

/** Whether the studio's three steps were read. */
export const hintStore = createStoredValue<boolean>({
  keys: ['tersa.studio-hint'],
  decode: ([text]) => text === 'read',
  encode: (isRead) => [isRead ? 'read' : null],
})
