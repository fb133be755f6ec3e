import type { Database } from '../../../db/database.ts'
import { createFlights } from '../../../keep/flights.ts'
import {
  createHistoryRepository,
  HistoryMovedError,
  type Tip,
} from '../history.repository.ts'
import { isLive } from '../isLive.ts'
import { tooDear } from './messages.ts'
import { createPortionsRepository } from './portions.repository.ts'
import type { Desk, Prepared } from './question.ts'
import type { ThreadDesk } from './threadDesk.ts'
import { workOut } from './workOut.ts'

/**
 * Transfers of a kind up to which a question is worked out where it is: it holds
 * the loop for some ten microseconds a transfer, and a thread with a copy of the
 * index costs memory and a second to start.
 */
const small = 3_000
/** Transfers of a kind that are copied at a time: the loop is held for each. */
const portion = 3_000
/** Milliseconds that a question waits for the copy to be made. */
const patience = 3_000
const usual = { small, portion, patience }

/** Works out of an embedded database, or of a copy of it in a thread. */
export function createCopyDesk(
  db: Database,
  thread: ThreadDesk,
  { small, portion, patience } = usual,
): Desk {
  const portions = createPortionsRepository(db.background)
  const here = createHistoryRepository(db)
  const feeding = createFlights<void>()
  let isSmall = true
  let fed = { generation: 0, block: -1, reorgs: 0 }

  /** Brings the copy up to where the index stands. */
  async function feed({ block, reorgs }: Tip) {
    const isAnother =
      fed.generation === 0 ||
      fed.generation !== thread.generation() ||
      fed.reorgs !== reorgs
    if (isAnother) {
      portions.forget()
      await thread.send({ kind: 'empty', reorgs })
      fed = { generation: thread.generation(), block: -1, reorgs }
    }
    const { generation } = fed
    const after = (last: number) =>
      last < block ? portions.after(last, reorgs, portion) : undefined
    let step = await after(fed.block)
    while (step && generation === thread.generation()) {
      // The next is read while the thread takes this one in.
      const [next] = await Promise.all([
        after(step.to.number),
        thread.send({ kind: 'take', step }),
      ])
      fed = { ...fed, block: step.to.number }
      step = next
    }
  }

  /** What has grown does not shrink, but by a reorg. */
  async function isCopied() {
    isSmall &&= await portions.isSmall(small)
    return !isSmall
  }

  /**
   * One copying at a time: who comes meanwhile waits for it too.
   *
   * @throws HistoryMovedError for a tip from before what the copy is of: it is
   * not thrown away for that.
   */
  async function copy(tip: Tip) {
    const isThere =
      fed.generation !== 0 && fed.generation === thread.generation()
    if (isThere && tip.reorgs < fed.reorgs) throw new HistoryMovedError()
    await feeding.share('', () =>
      feed(tip).catch((error) => {
        // What the copy has taken in is not known: it is made anew.
        fed = { ...fed, generation: 0 }
        throw error
      }),
    )
  }

  return {
    async workOut(question, signal) {
      if (isLive(question.name) || !(await isCopied()))
        return await workOut(here, question, signal)
      await inTime(copy(question.tip), patience)
      const prepared = await thread.send({ kind: 'ask', question }, signal)
      return prepared as Prepared
    },
    async keepUp(tip, signal) {
      if (signal.aborted || !(await isCopied()) || signal.aborted) return
      const stopped = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      // A copy that is under way has more who wait for it.
      await Promise.race([copy(tip), stopped])
    },
    close: thread.close,
  }
}

/** @throws RefusalError where it is not there in time; it goes on being made. */
async function inTime(copied: Promise<void>, patience: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooDear('copying')), patience)
  })
  try {
    await Promise.race([copied, late])
  } finally {
    clearTimeout(timer)
  }
}
