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
import { createBlooms } from './proof/blooms.ts'
import { openProof } from './proof/openProof.ts'
import { behindAfter } from './standing.ts'
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
    events: Pick<EventHub, 'publish'>
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
  const start = { number: env.INDEX_FROM - 1, hash: '' }
  const fees = {
    treasury: env.ADMIN_WALLET,
    cro: whole(swap.feeCro),
    token: whole(governance.proposalFeeTokens),
    from: env.FEES_FROM,
  }
  const blooms = createBlooms(source, contracts, log)
  const about = { source, blooms, contracts, fees, start }
  const steps = createIndexSteps({
    ...about,
    index: createIndexRepository(db.background, subject),
    now: clock.now,
  })
  const announce = createAnnouncer(db.background, events)
  const proof = openProof(db.background, subject, {
    ...about,
    log,
    interval: env.INDEX_INTERVAL,
    isBehind: () => {
      const standing = book.standing()
      return !standing || standing.head - standing.block > behindAfter
    },
  })
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
    blooms: blooms.counts,
    jobs: [indexer.job, proof.job, book.job],
  }
}

export type Indexing = ReturnType<typeof openIndex>
