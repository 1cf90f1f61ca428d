/** In milliseconds. Most tests lengthen them, so that they hold on a slow machine; those of a server that does not respond shorten them. */
export interface DatabaseDeadlines {
  /** For a connection that is free. */
  connection: number
  statement: number
  /** A query that waits longer has the server checked over a new connection. */
  response: number
}

export const databaseDeadlines: DatabaseDeadlines = {
  connection: 5000,
  statement: 30_000,
  response: 2000,
}
