import { fromCallback, fromPromise } from 'xstate'
import type { VoteCast } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import type { Address } from '../hex.ts'
import { casting } from '../messages/pages/casting.ts'
import { type Clock, platformClock, type Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import { windowAt } from '../rules/governance/status.ts'
import type { AskCasting } from './casting.calls.ts'
import {
  attempt,
  castingFailure,
  failed,
  serverTimeIn,
} from './casting.failure.ts'
import { createCastingMemory } from './casting.memory.ts'
import { type CastingSigner, signVote } from './casting.sign.ts'
import { subjectOf } from './casting.subject.ts'
import type {
  AskedProposal,
  CastingActors,
  CastingFailed,
  CastingFailureCode,
  CastingMemoryCommand,
  Counted,
  PostOutcome,
  ReadCasting,
  ReadCastingOutcome,
  SeenProposal,
  SignedVote,
  SignVoteOutcome,
  VotePrompt,
} from './casting.types.ts'
import { createWindowWatch } from './casting.window.ts'

export type { CastingSigner } from './casting.sign.ts'

export interface CastingDeps {
  ask: AskCasting
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
  signer: CastingSigner
  storage: StoragePort
  chainId: number
  /** Session and wallet, which `system` knows. What they must answer: its type. */
  links: CastingActors['links']
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default the platform's */
  clock?: Clock | undefined
}

const minute = 60_000

/** Builds the machine's actors over the server, the wallet and the browser. */
export function createCastingActors(deps: CastingDeps): CastingActors {
  const { ask, storage, links, onReturn, clock = platformClock } = deps
  const memory = createCastingMemory(storage)
  /** What a refusal told of the server's clock, where no header did. */
  let told: number | null = null
  const serverTime = () =>
    told === null ? deps.serverTime() : Math.round(clock.now() + told)

  async function find(
    { proposal: id }: AskedProposal,
    signal: Signal,
  ): Promise<SeenProposal> {
    const proposal = await ask('proposal', { proposal: id }, { signal })
    const asked = { club: proposal.club.id }
    const { nftContract } = await ask('club', asked, { signal })
    return { proposal, nft: nftContract as Address }
  }

  /**
   * The ballot may be there: its answer was lost. It counts only while it is the
   * voter's newest. Whoever is signed in now may be another: the server says so.
   *
   * @param otherwise what it is where the ballot is not there.
   */
  async function recall(
    { proposal, voter, digest }: SignedVote,
    otherwise: CastingFailureCode,
    signal: Signal,
  ): Promise<Counted | CastingFailed> {
    const mine = await ask('myVote', { proposal, voter }, { signal })
    const [newest] = mine.ballots
    if (newest?.digest === digest) {
      const { receipt, ...ballot } = newest
      const counted = { ballot, receipt, tally: null, head: null }
      return { kind: 'counted', counted, mine }
    }
    const isThere = mine.ballots.some((ballot) => ballot.digest === digest)
    return failed(isThere ? 'casting.superseded' : otherwise)
  }

  /** By how much this clock is wrong, in words; the server's counts from now on. */
  function learn(at: number): CastingFailed {
    told = at - clock.now()
    const minutes = Math.round(Math.abs(told) / minute)
    const failure = castingFailure('casting.clock')
    if (minutes === 0) return { kind: 'failure', failure }
    const said = casting.clock[told > 0 ? 'behind' : 'ahead'](minutes)
    return { kind: 'failure', failure: { ...failure, message: said } }
  }

  async function post(
    vote: SignedVote,
    signal: Signal,
  ): Promise<Counted | CastingFailed> {
    const { proposal, message, signature, domain } = vote
    const body = { message: { ...message }, signature, domain }
    try {
      const counted: VoteCast = await ask(
        'castVote',
        { proposal, body },
        { signal },
      )
      return { kind: 'counted', counted }
    } catch (error) {
      const at = serverTimeIn(error)
      if (at !== null) return learn(at)
      if (!(error instanceof HttpError) || error.code !== 'replayed')
        throw error
      return await recall(vote, 'casting.refused', signal)
    }
  }

  return {
    read: fromPromise<ReadCastingOutcome, ReadCasting>(({ input, signal }) =>
      attempt(async () => {
        const { proposal, version, voter, seen } = input
        const [found, mine] = await Promise.all([
          seen ?? find(input, signal),
          voter && ask('myVote', { proposal, voter }, { signal }),
        ])
        if (found.proposal.version !== version)
          return { kind: 'reworded', version: found.proposal.version }
        const subject = subjectOf(found)
        const words = voter && memory.wordsOf(proposal, voter)
        const window = windowAt(subject, serverTime())
        return { kind: 'read', subject, mine, words, window }
      }),
    ),

    sign: fromPromise<SignVoteOutcome, VotePrompt>(({ input, signal }) =>
      signVote({ ...deps, serverTime }, input, signal),
    ),

    post: fromPromise<PostOutcome, SignedVote>(
      async ({ input: vote, signal }) =>
        serverTime() >= vote.until
          ? // It may have come when its answer was lost.
            {
              vote,
              ...(await attempt(() => recall(vote, 'casting.expired', signal))),
            }
          : { vote, ...(await attempt(() => post(vote, signal))) },
    ),

    memory: fromCallback<CastingMemoryCommand>(({ receive, sendBack }) => {
      const votes = memory.votes()
      if (votes.length > 0) sendBack({ type: 'queue.read', votes })
      receive((command) => {
        switch (command.type) {
          case 'words.keep': {
            const { proposal, voter, words } = command
            return memory.keepWords(proposal, voter, words)
          }
          case 'vote.keep':
            return memory.keepVote(command.vote)
          case 'vote.drop':
            return memory.dropVote(command.vote)
        }
      })
    }),

    watchWindow: createWindowWatch(serverTime, clock),

    links,

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
