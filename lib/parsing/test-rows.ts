/** The rows of a table for `test.each`: a case in each line, with arrows between its values. */
export const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' → '))
