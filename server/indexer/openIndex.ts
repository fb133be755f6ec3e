import { governance, swap, tokenDecimals } from '@narwhal-club/core/constants'
import type { Nodes } from '../chain/nodes.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { EventHub } from '../events/hub.ts'
import type { Logger } from '../log.ts'
import { createAnnouncer } from './announce.ts'
import { createBookRepository } from './book.repository.ts'
import { createChainSource } from './chainSource.ts'
import { createHolderBook } from './holderBook.ts'
import { createIndexRepository } from './index.repository.ts'
import { createIndexer } from './indexer.ts'
import { createIndexSteps } from './step.ts'
import { subjectOf } from './subject.ts'

const whole = (units: bigint) => units * 10n ** BigInt(tokenDecimals)

/**
 * Puts the index of this deployment together: what reads the chain, a job of the
 * one process that leads, and what every process knows of it.
 */
export function openIndex(
  env: Env,
  parts: {
    nodes: Nodes
    db: Database
    events: EventHub
    clock: Clock
    log: Logger
  },
) {
  const { nodes, db, events, clock, log } = parts
  const contracts = {
    nft: env.NFT_CONTRACT,
    token: env.TOKEN_CONTRACT,
    swap: env.SWAP_CONTRACT,
  }
  const subject = subjectOf(env)
  const source = createChainSource(nodes, log)
  const book = createHolderBook(createBookRepository(db.background, subject), {
    clock,
    log,
  })
  const steps = createIndexSteps({
    source,
    index: createIndexRepository(db.background, subject),
    contracts,
    fees: {
      treasury: env.ADMIN_WALLET,
      cro: whole(swap.feeCro),
      token: whole(governance.proposalFeeTokens),
      from: env.FEES_FROM,
    },
    start: { number: env.INDEX_FROM - 1, hash: '' },
    now: clock.now,
  })
  const announce = createAnnouncer(db.background, events)
  const indexer = createIndexer({
    steps: {
      async take() {
        const step = await steps.take()
        // Others look every second; who wrote it knows at once.
        await book.refresh()
        await announce(book.standing())
        return step
      },
    },
    log,
    interval: env.INDEX_INTERVAL,
  })

  return {
    book,
    progress: indexer.progress,
    leads: indexer.leads,
    unwitnessed: source.unwitnessed,
    jobs: [indexer.job, book.job],
  }
}

export type Indexing = ReturnType<typeof openIndex>
