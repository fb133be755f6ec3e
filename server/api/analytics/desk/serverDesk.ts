import type { Desk, Prepared } from './question.ts'
import type { ThreadDesk } from './threadDesk.ts'

/** Works out of a PostgreSQL server, over connections that the thread has. */
export const createServerDesk = (thread: ThreadDesk): Desk => ({
  workOut: async (question, signal) =>
    (await thread.send({ kind: 'ask', question }, signal)) as Prepared,
  close: thread.close,
})
