import { createStoredValue } from '@/lib/storage/stored-value'

/** Whether the visitor has dismissed the studio's three-step guide. */
export const hintStore = createStoredValue<boolean>({
  keys: ['tersa.studio-hint'],
  decode: ([text]) => text === 'read',
  encode: (isRead) => [isRead ? 'read' : null],
})
