import { fromCallback, fromPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import type { FeeIntent } from '../contract/index.ts'
import { HttpError } from '../errors.ts'
import type { Address, Hex } from '../hex.ts'
import { type Clock, platformClock, type Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import { checkContent, contentHash } from '../rules/governance/index.ts'
import { attempt, failed } from './proposing.failure.ts'
import { type ProposingSigner, signProposal } from './proposing.sign.ts'
import type {
  CancelOutcome,
  CheckOutcome,
  IntentStanding,
  OpenOutcome,
  ProposingActors,
  ProposingMemoryCommand,
  PublishedProposal,
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

export interface ProposingDeps extends WeighDeps {
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

  /** Its number is a comfort: without it the proposal is published all the same. */
  const nameOf = async (
    known: PublishedProposal,
    signal: Signal,
  ): Promise<PublishedProposal> => {
    try {
      const { id, number, title, club } = await ask(
        'proposal',
        { proposal: known.id },
        { signal },
      )
      return { id, number, title, club: club.id }
    } catch {
      return known
    }
  }
  const stand = async (
    intent: FeeIntent,
    signal: Signal,
    known = { club: '', title: '' },
  ): Promise<IntentStanding> => {
    const { published: id } = intent
    return id
      ? { intent, proposal: await nameOf({ id, ...known }, signal) }
      : { intent }
  }

  return {
    readDraft: fromPromise<ReadOutcome, { draft: string }>(
      ({ input, signal }) =>
        attempt(async () => {
          const draft = await ask('draft', input, { signal })
          const about = await ask('club', { club: draft.club }, { signal })
          const { id, name } = about
          const nft = about.nftContract as Address
          const subject = { draft, club: { id, name, nft } }
          const known = { club: id, title: draft.content.title }
          if (draft.proposal) {
            const published = { id: draft.proposal, ...known }
            const proposal = await nameOf(published, signal)
            return { kind: 'published', subject, proposal }
          }
          if (draft.state === 'writing' || !draft.intent)
            return { kind: 'writing', subject }
          const asked = { intent: draft.intent }
          const intent = await ask('feeIntent', asked, { signal })
          const standing = await stand(intent, signal, known)
          return { kind: 'awaiting', subject, ...standing }
        }),
    ),

    check: fromPromise<CheckOutcome, Subject>(
      ({ input: { draft, club }, signal }) =>
        attempt(async () => {
          const { content } = draft
          const body = { club: club.id, content }
          const check = await ask('checkProposal', { body }, { signal })
          const { faults } = check
          if (faults.length > 0) return { kind: 'faulty', faults }
          // Worked out here as well: what is signed is what the author sees.
          const own = checkContent(content, content.labels)
          const hash = own.ok && contentHash({ version: 1, ...own.content })
          return hash === check.contentHash
            ? { kind: 'sound', check }
            : failed('proposing.contentDiffers')
        }),
    ),

    weigh: fromPromise<WeighOutcome, SoundSubject>(({ input, signal }) =>
      attempt(() => weigh(deps, input, signal)),
    ),

    sign: fromPromise<SignOutcome, ToSign>(
      ({ input: { subject, review }, signal }) =>
        signProposal(deps, subject, review, signal),
    ),

    openIntent: fromPromise<OpenOutcome, ToOpen>(
      ({ input: { subject, contentHash: hash, signed }, signal }) =>
        attempt(async () => {
          const { message, ...proof } = signed
          const body = {
            purpose: 'proposal' as const,
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
        const { type, draft } = command
        if (type === 'memory.keep')
          storage.setItem(storageKeys.proposing, draft)
        else if (storage.getItem(storageKeys.proposing) === draft)
          storage.removeItem(storageKeys.proposing)
      })
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
