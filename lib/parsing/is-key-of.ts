/** Whether an untrusted value is a key of the record. */
export function isKeyOf<T extends object>(record: T, key: unknown): key is keyof T {
  return typeof key === 'string' && Object.hasOwn(record, key)
}
