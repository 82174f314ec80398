export const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
