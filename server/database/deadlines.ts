/** In milliseconds. Tests of busy machines lengthen them, tests of silence shorten them. */
export interface DatabaseDeadlines {
  /** For a connection that is free. */
  connection: number
  statement: number
  /** After which a query that waits has the server asked whether it is still there. */
  silence: number
}

export const databaseDeadlines: DatabaseDeadlines = {
  connection: 5000,
  statement: 30_000,
  silence: 2000,
}
