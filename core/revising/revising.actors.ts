import { fromCallback, fromPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import { HttpError } from '../errors.ts'
import { once } from '../once.ts'
import type { Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import type { AskBountyDraft } from '../proposing/proposing.bounty.calls.ts'
import type { AskProposing } from '../proposing/proposing.calls.ts'
import {
  type ProposingSigner,
  signMessage,
} from '../proposing/proposing.sign.ts'
import type { Purpose } from '../proposing/proposing.types.ts'
import { attempt, failed, revisingFailure } from './revising.failure.ts'
import { createProposalRevision } from './revising.proposal.ts'
import type { RevisionSteps, Revisions } from './revising.purpose.ts'
import type {
  Asked,
  KeptWords,
  PostOutcome,
  Published,
  ReadRevisingOutcome,
  ReviewOutcome,
  RevisingActors,
  Revision,
  SignedRevision,
  SignRevisionOutcome,
  WordsCommand,
  Written,
} from './revising.types.ts'
import { isSameWords } from './revising.words.ts'

export interface RevisingDeps {
  ask: AskProposing
  /** The same of bounties. */
  askBounty: AskBountyDraft
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
  signer: ProposingSigner
  storage: StoragePort
  chainId: number
  /** The session, which `system` knows. */
  links: RevisingActors['links']
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
}

const keyOf = (id: string) => `${storageKeys.revising}.${id}`

/** Words of an earlier visit; none where they mean nothing to this version. */
function keptIn(
  storage: StoragePort,
  published: Published,
  { readWords }: RevisionSteps,
): KeptWords | null {
  const text = storage.getItem(keyOf(published.id))
  if (!text) return null
  try {
    const { version, value } = JSON.parse(text)
    const kept = {
      version: Number(version),
      value: readWords(value, published),
    }
    return isSameWords(kept.value, published.draft.content) ? null : kept
  } catch {
    return null
  }
}

/** Builds the machine's actors over the server, the wallet and the browser. */
export function createRevisingActors(deps: RevisingDeps): RevisingActors {
  const { ask, askBounty, serverTime, storage, links, onReturn } = deps

  const revisions: Revisions = {
    proposal: once(async () => createProposalRevision(ask)),
    // What bounties need comes with the first that is written anew.
    bounty: once(async () => {
      const { createBountyRevision } = await import('./revising.bounty.ts')
      return createBountyRevision(askBounty)
    }),
  }
  const stepsOf = (purpose: Purpose) => revisions[purpose]()

  async function review(
    written: Written,
    signal: Signal,
  ): Promise<ReviewOutcome> {
    const { published, value } = written
    const { id, purpose, before, draft } = published
    const steps = await stepsOf(purpose)
    const errors = steps.errorsOf(written, serverTime())
    if (Object.keys(errors).length > 0) return { kind: 'faulty', errors }
    const found = await steps.find(id, signal)
    if (!found) return failed('revising.tooLate', purpose)
    const { version } = found.before
    if (version > before.version)
      return isSameWords(found.draft.content, value)
        ? { kind: 'published', version }
        : { kind: 'moved', published: found }
    if (isSameWords(draft.content, value)) return failed('revising.unchanged')
    const checked = await steps.check(written, signal)
    if (checked.kind !== 'sound') return checked
    const { kind: _, ...sound } = checked
    const composed = steps
      .toSign(written, sound.contentHash)
      .compose(serverTime())
    if ('faults' in composed)
      return { kind: 'faulty', errors: steps.errorsBy(composed.faults) }
    const { summary: sentence } = composed.message
    const { title } = value
    const next = { title, version: before.version + 1, sentence }
    return { kind: 'sound', revision: { ...next, ...sound } }
  }

  return {
    read: fromPromise<ReadRevisingOutcome, Required<Asked>>(
      ({ input: { id, purpose }, signal }) =>
        attempt(purpose, async () => {
          const steps = await stepsOf(purpose)
          const published = await steps.find(id, signal)
          if (!published) return failed('revising.tooLate', purpose)
          const kept = keptIn(storage, published, steps)
          return { kind: 'open', published, kept }
        }),
    ),

    review: fromPromise<ReviewOutcome, Written>(({ input, signal }) =>
      attempt(input.published.purpose, () => review(input, signal)),
    ),

    sign: fromPromise<SignRevisionOutcome, Written & { revision: Revision }>(
      async ({ input, signal }) => {
        const { published, revision } = input
        const steps = await stepsOf(published.purpose)
        const asked = steps.toSign(input, revision.contentHash)
        const answer = await signMessage(deps, asked, revision, signal)
        if (answer.kind === 'faulty')
          return { kind: 'faulty', errors: steps.errorsBy(answer.faults) }
        if (answer.kind !== 'failure') return answer
        const { message, ...failure } = answer.failure
        const { advice } = revisingFailure(failure.code)
        return { kind: 'failure', failure: { ...failure, message, advice } }
      },
    ),

    post: fromPromise<PostOutcome, Written & { signed: SignedRevision }>(
      ({ input, signal }) => {
        const { published, signed } = input
        return attempt(published.purpose, async () => {
          const steps = await stepsOf(published.purpose)
          try {
            await steps.publish(input, signed, signal)
          } catch (error) {
            if (!(error instanceof HttpError) || error.status >= 500)
              throw error
            // An answer may have been lost: then it is there already.
            if (!(await steps.hasIt(input, signed, signal))) throw error
          }
          return { kind: 'published', version: signed.message.version }
        })
      },
    ),

    words: fromCallback<WordsCommand>(({ receive }) => {
      receive((command) => {
        const key = keyOf(command.id)
        if (command.type === 'words.drop') return storage.removeItem(key)
        const { version, value } = command
        storage.setItem(key, JSON.stringify({ version, value }))
      })
    }),

    links,

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
