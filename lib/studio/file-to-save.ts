export type FileToSave = { name: string; blob: Blob; isNew: boolean }
