import { fromCallback, fromPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import type { FeeIntent } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import type { Hex } from '../hex.ts'
import { once } from '../once.ts'
import { type Clock, platformClock, type Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import type { AskBountyDraft } from './proposing.bounty.calls.ts'
import { attempt } from './proposing.failure.ts'
import { readAsked, toRemembered } from './proposing.memory.ts'
import { createProposalSteps } from './proposing.proposal.ts'
import type { Purposes } from './proposing.purpose.ts'
import { type ProposingSigner, signMessage } from './proposing.sign.ts'
import type {
  Asked,
  CancelOutcome,
  CheckOutcome,
  IntentStanding,
  OpenOutcome,
  ProposingActors,
  ProposingMemoryCommand,
  Published,
  Purpose,
  ReadOutcome,
  Review,
  Signed,
  SignOutcome,
  SoundSubject,
  Subject,
  WeighOutcome,
} from './proposing.types.ts'
import { createIntentWatch } from './proposing.watch.ts'
import { type WeighDeps, weigh } from './proposing.weigh.ts'

export type { ProposingSigner } from './proposing.sign.ts'

export interface ProposingDeps extends Omit<WeighDeps, 'stepsOf'> {
  askBounty: AskBountyDraft
  signer: ProposingSigner
  storage: StoragePort
  chainId: number
  /** The payments and the session, which `system` knows. */
  links: ProposingActors['links']
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default the platform's */
  clock?: Clock | undefined
}

interface ToSign {
  subject: Subject
  review: Review
}
interface ToOpen {
  subject: Subject
  contentHash: Hex
  signed: Signed
}

const tooLate = ['fee_under_way', 'fee_closed', 'fee_not_found']

/** Builds the machine's actors over the server, the node and the wallet. */
export function createProposingActors(deps: ProposingDeps): ProposingActors {
  const { ask, storage, links, onReturn, clock = platformClock } = deps

  const purposes: Purposes = {
    proposal: once(async () => createProposalSteps(ask)),
    // What bounties need comes with the first that is opened.
    bounty: once(async () => {
      const { createBountySteps } = await import('./proposing.bounty.ts')
      return createBountySteps(deps.askBounty)
    }),
  }
  const stepsOf = (purpose: Purpose) => purposes[purpose]()

  /** Its number is a comfort: without it, it is published all the same. */
  const nameOf = async (
    purpose: Purpose,
    known: Published,
    signal: Signal,
  ): Promise<Published> => {
    try {
      return await (await stepsOf(purpose)).name(known.id, signal)
    } catch {
      return known
    }
  }
  const stand = async (
    intent: FeeIntent,
    signal: Signal,
    known = { club: '', title: '' },
  ): Promise<IntentStanding> => {
    const { published: id, purpose } = intent
    return id
      ? { intent, proposal: await nameOf(purpose, { id, ...known }, signal) }
      : { intent }
  }

  return {
    readDraft: fromPromise<ReadOutcome, Asked>(({ input, signal }) =>
      attempt(async () => {
        const { draft: id, purpose } = readAsked(input)
        const { read } = await stepsOf(purpose)
        const { subject, published, intent: asked } = await read(id, signal)
        const { club, draft } = subject
        const known = { club: club.id, title: draft.content.title }
        if (published) {
          const out = { id: published, ...known }
          const proposal = await nameOf(purpose, out, signal)
          return { kind: 'published', subject, proposal }
        }
        if (!asked) return { kind: 'writing', subject }
        const intent = await ask('feeIntent', { intent: asked }, { signal })
        const standing = await stand(intent, signal, known)
        return { kind: 'awaiting', subject, ...standing }
      }),
    ),

    check: fromPromise<CheckOutcome, Subject>(({ input, signal }) =>
      attempt(async () => (await stepsOf(input.purpose)).check(input, signal)),
    ),

    weigh: fromPromise<WeighOutcome, SoundSubject>(({ input, signal }) =>
      attempt(() => weigh({ ...deps, stepsOf }, input, signal)),
    ),

    sign: fromPromise<SignOutcome, ToSign>(
      async ({ input: { subject, review }, signal }) => {
        const steps = await stepsOf(subject.purpose)
        const asked = steps.toSign(subject, review.contentHash)
        return signMessage(deps, asked, review, signal)
      },
    ),

    openIntent: fromPromise<OpenOutcome, ToOpen>(
      ({ input: { subject, contentHash: hash, signed }, signal }) =>
        attempt(async () => {
          const { message, ...proof } = signed
          const body = {
            purpose: subject.purpose,
            refId: subject.draft.id,
            contentHash: hash as string,
            signed: { message: { ...message }, ...proof },
          }
          const intent = await ask('createFeeIntent', { body }, { signal })
          const { title } = subject.draft.content
          const known = { club: subject.club.id, title }
          return { kind: 'opened', ...(await stand(intent, signal, known)) }
        }),
    ),

    cancelIntent: fromPromise<CancelOutcome, { intent: string }>(
      async ({ input, signal }) => {
        try {
          await ask('cancelFeeIntent', input, { signal })
          return { kind: 'cancelled' }
        } catch (error) {
          return error instanceof HttpError && tooLate.includes(error.code)
            ? { kind: 'kept' }
            : attempt(() => Promise.reject(error))
        }
      },
    ),

    watchIntent: createIntentWatch(
      (intent, signal) =>
        attempt(async () => ({
          kind: 'opened' as const,
          ...(await stand(
            await ask('feeIntent', { intent }, { signal }),
            signal,
          )),
        })),
      clock,
    ),

    links,

    memory: fromCallback<ProposingMemoryCommand>(({ receive }) => {
      receive((command) => {
        const { type } = command
        const row = toRemembered(command)
        if (type === 'memory.keep') storage.setItem(storageKeys.proposing, row)
        else if (storage.getItem(storageKeys.proposing) === row)
          storage.removeItem(storageKeys.proposing)
      })
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
