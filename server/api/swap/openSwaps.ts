import type { Asked, swapApi } from '@narwhal-club/core/contract'
import type { ChainReader } from '../../chain/chainReader.ts'
import type { Nodes } from '../../chain/nodes.ts'
import type { Clock } from '../../clock.ts'
import type {
  Database,
  Runner,
  Transaction,
  Transactor,
} from '../../db/database.ts'
import { driverError, isUnavailable } from '../../db/unavailable.ts'
import type { Env } from '../../env.ts'
import { NodeAwayError, RefusalError } from '../../errors.ts'
import type { Standing } from '../../indexer/standing.ts'
import type { Job } from '../../jobs/job.ts'
import { withDeadline } from '../../keep/deadline.ts'
import { type Asker, createTurns } from '../../keep/turns.ts'
import type { Logger } from '../../log.ts'
import type { createWallets } from '../market/wallets.ts'
import { createMintedRepository } from '../nfts/minted.repository.ts'
import { memberJob } from './memberJob.ts'
import { createQuoteKey } from './quoteKey.ts'
import type { ReadPorts } from './readSwaps.commands.ts'
import { createSwapReads } from './reads.repository.ts'
import { lookAtStep, nameStep } from './reportStep.ts'
import { type Seen, settleAll } from './settleAll.ts'
import type { Hex, SwapPorts } from './swap.ports.ts'
import { createSwapRepository } from './swap.repository.ts'
import { createSwapChain } from './swapChain.ts'
import { swapTermsOf } from './swapTerms.ts'
import { createVaultState } from './vaultState.ts'

/** Milliseconds between runs where no news of the index comes. */
const interval = 5_000
/** Milliseconds that a request waits for what follows from it. */
const patience = 3_000
/** Questions of requests to the node: many calls each. */
const turnsOfAll = {
  open: 4,
  waiting: 40,
  each: { open: 1, waiting: 3 },
  reason: 'too many swaps',
}

/**
 * Puts the swap together: what members ask, what pages read, and the jobs that
 * settle what arrived whether anyone looks or not.
 */
export function openSwaps(
  env: Env,
  parts: {
    db: Database
    nodes: Pick<Nodes, 'ask'>
    chain: Pick<ChainReader, 'tokenUris'>
    clock: Clock
    log: Logger
    wallets: Pick<ReturnType<typeof createWallets>, 'of'>
    standing: () => Standing | null
  },
) {
  const { db, nodes, clock, log, wallets, standing } = parts
  const terms = swapTermsOf(env)
  const chain = createSwapChain(nodes, createMintedRepository(db), terms)
  const turns = createTurns(turnsOfAll)
  const sign = createQuoteKey(env.SECRET)
  const note = (event: string, thrown: unknown) => {
    const err = driverError(thrown)
    if (isUnavailable(err)) log.warn({ event }, event)
    else log.error({ event, err }, event)
  }

  async function listedOf(account: Hex) {
    const answer = await wallets.of(account, account)
    if (answer.status !== 'answered') return null
    const listed = answer.nfts.filter(({ isListed }) => isListed)
    return new Set(listed.map(({ id }) => id))
  }

  const portsOver = (on: Transactor): SwapPorts<Transaction> => ({
    clock,
    terms,
    chain,
    sign,
    listedOf,
    swaps: createSwapRepository(on),
    transact: on.transact,
    newId: () => crypto.randomUUID(),
  })
  const background = portsOver(db.background)
  const ports = portsOver(db)

  /** What the chain is asked in the turn of who asks; it may be away. */
  const inTurn = <T>(asker: Asker, work: () => Promise<T>): Promise<T> =>
    turns.take(asker, work).catch((error: unknown) => {
      if (!(error instanceof NodeAwayError)) throw error
      throw new RefusalError('unavailable', { reason: 'node', retryAfter: 1 })
    })

  const readPortsOver = (on: Runner): ReadPorts => ({
    reads: createSwapReads(on),
    vault: terms.vault,
    sourceAt(block) {
      const known = standing()
      if (!known) return { status: 'stale', block }
      const status = known.status === 'fresh' ? 'fresh' : 'stale'
      return { status, block, at: known.seenAt }
    },
  })

  let seen: Seen = null
  async function run() {
    seen = await settleAll(background, seen, note)
  }
  const settling: Job = {
    name: 'swaps',
    where: 'leader',
    every: interval,
    first: 0,
    timeout: 60_000,
    run,
  }

  const members = memberJob(db.background, parts.chain, terms.vault)

  return {
    ports,
    readPortsOver,
    inTurn,
    vault: createVaultState(nodes, terms, clock),
    settling,
    jobs: [settling, members.job],
    /** Settles what there is by now. */
    run,
    /** Reads some members that were not read yet. */
    readMembers: members.read,
    /**
     * Names a step, and looks at it at once, so that the answer tells; where that
     * fails it is no reason to refuse: the job does it again.
     */
    async report(
      session: Hex,
      asked: Asked<(typeof swapApi)['reportSwapStep']>,
      asker: Asker,
    ) {
      const named = await nameStep(ports, session, asked)
      if (!named) return
      await withDeadline(patience, () =>
        turns.take(asker, () => lookAtStep(ports, session, named)),
      ).catch((error) => note('swap_step_not_seen', error))
    },
  }
}

export type Swaps = ReturnType<typeof openSwaps>
