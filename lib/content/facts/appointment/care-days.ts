/** Days after the installation. */
export const careDays = { mayWash: 2, firstWash: 7, windowsDown: 5, firstCleaning: 30 } as const
