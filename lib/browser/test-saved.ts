// Import it to see what is saved as a file, instead of a download.
export const saved = jest.fn()

jest.mock('./browser', () => ({ ...jest.requireActual('./browser'), saveFile: saved }))
