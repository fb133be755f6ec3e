/** Counts what Drizzle sends; plugged in as its logger. */
export function createStatementCounter() {
  let total = 0
  return {
    logQuery() {
      total += 1
    },
    total: () => total,
  }
}
