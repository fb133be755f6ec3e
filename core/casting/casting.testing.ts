import { createActor, fromCallback, fromPromise } from 'xstate'
import { type Deferred, deferred, fakeClock, flush } from '../testing/index.ts'
import {
  account,
  failing,
  first,
  open,
  readOf,
  session,
  voter,
} from './casting.fixture.ts'
import type {
  CastingEmitted,
  CastingEvent,
  CastingFailureCode,
  CastingMemoryCommand,
  PostOutcome,
  ReadCastingOutcome,
  SignedVote,
  SignVoteOutcome,
  VotePrompt,
} from './casting.types.ts'
import { castingMachine, toCastingView } from './index.ts'

export const yes = {
  type: 'casting.cast',
  choice: 'yes',
  reason: 'Warm.',
} as const

/** A machine whose every answer the test gives, on a clock that stands still. */
export function openDesk() {
  const clock = fakeClock()
  const reads: Deferred<ReadCastingOutcome>[] = []
  const prompts: { asked: VotePrompt; answer: Deferred<SignVoteOutcome> }[] = []
  const posts: { vote: SignedVote; answer: Deferred<PostOutcome> }[] = []
  const told: CastingMemoryCommand[] = []
  const asked: string[] = []
  const facts: CastingEmitted[] = []
  const actor = createActor(
    castingMachine.provide({
      actors: {
        read: fromPromise(() => {
          const answer = deferred<ReadCastingOutcome>()
          reads.push(answer)
          return answer.promise
        }),
        sign: fromPromise(({ input }) => {
          const answer = deferred<SignVoteOutcome>()
          prompts.push({ asked: input, answer })
          return answer.promise
        }),
        post: fromPromise(({ input: vote }) => {
          const answer = deferred<PostOutcome>()
          posts.push({ vote, answer })
          return answer.promise
        }),
        memory: fromCallback(({ receive }) => receive((x) => told.push(x))),
        watchWindow: fromCallback(() => {}),
        links: fromCallback(({ receive }) =>
          receive(({ type }) => asked.push(type)),
        ),
        watchReturn: fromCallback(() => {}),
      },
    }),
    { input: { chainId: 25 }, clock },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const send = async (...events: CastingEvent[]) => {
    for (const event of events) actor.send(event)
    await flush()
  }
  const view = () => toCastingView(actor.getSnapshot())
  const settle = async <T>(answer: Deferred<T> | undefined, value: T) => {
    answer?.resolve(value)
    await flush()
  }
  const fail = async () => {
    posts.at(-1)?.answer.reject(new TypeError('Broken.'))
    await flush()
  }
  const ready = async (read = readOf(), proposal = first) => {
    await send(
      session(voter),
      account(voter),
      { type: 'chain.changed', chainId: 25 },
      open(proposal),
    )
    await settle(reads.at(-1), read)
  }
  return {
    asked,
    clock,
    facts,
    /** Lets the last sending throw. */
    fail,
    posts,
    prompts,
    reads,
    ready,
    send,
    settle,
    told,
    view,
  }
}

/** A desk that has just sent a signed vote. */
export async function openSent(vote: SignedVote) {
  const desk = openDesk()
  await desk.ready()
  await desk.send(yes)
  await desk.settle(desk.prompts[0]?.answer, { kind: 'signed', vote })
  const refuse = (code: CastingFailureCode) =>
    desk.settle(desk.posts.at(-1)?.answer, { vote, ...failing(code) })
  return { ...desk, refuse }
}
