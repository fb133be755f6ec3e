import { type Asker, createTurns } from '../../keep/turns.ts'
import { listSubmissions } from './readBounties.commands.ts'

/** Of a page at most so many are asked for: more is a table. */
const mostOfPage = 100
/** A table has all work of a bounty in memory: a few at a time, of one source one. */
const turnsOfTables = {
  open: 2,
  waiting: 20,
  each: { open: 1, waiting: 2 },
  reason: 'too many tables of work',
}

type Listing = Parameters<typeof listSubmissions>

/** Lists work: a page at once, a table of all of it in its source's turn. */
export function createWorkLists(ports: Listing[0]) {
  const turns = createTurns(turnsOfTables)
  return {
    list(asker: Asker, actor: Listing[1], asked: Listing[2]) {
      const list = () => listSubmissions(ports, actor, asked)
      const isTable = (asked.limit ?? 0) > mostOfPage
      return isTable ? turns.take(asker, list) : list()
    },
  }
}
