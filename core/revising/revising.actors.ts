import { fromCallback, fromPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import { HttpError } from '../errors.ts'
import { faultsByField } from '../messages/proposalFaults.ts'
import type { Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import type { AskProposing } from '../proposing/proposing.calls.ts'
import { proposalKind } from '../proposing/proposing.kind.ts'
import {
  composeMessage,
  proposalToSign,
} from '../proposing/proposing.message.ts'
import {
  type ProposingSigner,
  signMessage,
} from '../proposing/proposing.sign.ts'
import { checkContent, contentHash } from '../rules/governance/index.ts'
import { errorsOf } from './revising.check.ts'
import { attempt, failed, revisingFailure } from './revising.failure.ts'
import { contentOf, isSameContent, publishedOf } from './revising.published.ts'
import type {
  KeptWords,
  PostOutcome,
  Published,
  ReadRevisingOutcome,
  ReviewOutcome,
  RevisingActors,
  SignRevisionOutcome,
  WordsCommand,
} from './revising.types.ts'

export interface RevisingDeps {
  ask: AskProposing
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

const keyOf = (proposal: string) => `${storageKeys.revising}.${proposal}`

/** Words of an earlier visit; none where they mean nothing to this version. */
function keptIn(storage: StoragePort, published: Published): KeptWords | null {
  const text = storage.getItem(keyOf(published.id))
  if (!text) return null
  try {
    const { version, value } = JSON.parse(text)
    const { read } = proposalKind({ rules: published.rules, now: () => 0 })
    const kept = { version: Number(version), value: read(value) }
    return isSameContent(kept.value, published.draft.content) ? null : kept
  } catch {
    return null
  }
}

/** Builds the machine's actors over the server, the wallet and the browser. */
export function createRevisingActors(deps: RevisingDeps): RevisingActors {
  const { ask, serverTime, storage, links, onReturn } = deps

  const find = (proposal: string, signal: Signal) =>
    ask('proposal', { proposal }, { signal })

  return {
    read: fromPromise<ReadRevisingOutcome, { proposal: string }>(
      ({ input, signal }) =>
        attempt(async () => {
          const found = await find(input.proposal, signal)
          const asked = { club: found.club.id }
          const club = await ask('club', asked, { signal })
          const published = publishedOf(found, club)
          if (!published) return failed('revising.tooLate')
          const kept = keptIn(storage, published)
          return { kind: 'open', published, kept }
        }),
    ),

    review: fromPromise<
      ReviewOutcome,
      { published: Published; value: KeptWords['value'] }
    >(({ input: { published, value }, signal }) =>
      attempt(async () => {
        const { id, club, before, rules, draft } = published
        const errors = errorsOf(value, published, serverTime())
        if (Object.keys(errors).length > 0) return { kind: 'faulty', errors }
        const found = await find(id, signal)
        if (found.status !== 'pending') return failed('revising.tooLate')
        const { version, signed } = found
        if (version > before.version && signed) {
          if (isSameContent(contentOf(found), value))
            return { kind: 'published', version }
          const digest = signed.digest as `0x${string}`
          const content = contentOf(found)
          return {
            kind: 'moved',
            published: {
              ...published,
              draft: { ...draft, content },
              before: { version, digest },
            },
          }
        }
        if (isSameContent(draft.content, value))
          return failed('revising.unchanged')
        const body = { club: club.id, content: value, except: id }
        const check = await ask('checkProposal', { body }, { signal })
        const { faults, newHosts, duplicates } = check
        if (faults.length > 0)
          return { kind: 'faulty', errors: faultsByField(faults) }
        // Worked out here as well: what is signed is what the author sees.
        const own = checkContent(value, rules.labels)
        const next = before.version + 1
        const hash = own.ok && contentHash({ version: next, ...own.content })
        if (!hash || hash !== check.contentHash)
          return failed('proposing.contentDiffers')
        const written = { ...published, draft: { ...draft, content: value } }
        const composed = composeMessage(written, hash, serverTime())
        if ('faults' in composed)
          return { kind: 'faulty', errors: faultsByField(composed.faults) }
        const { summary: sentence } = composed.message
        const { title } = value
        const revision = { title, version: next, sentence, contentHash: hash }
        return {
          kind: 'sound',
          revision: { ...revision, newHosts, duplicates },
        }
      }),
    ),

    sign: fromPromise(
      async ({
        input: { published, value, revision },
        signal,
      }): Promise<SignRevisionOutcome> => {
        const draft = { ...published.draft, content: value }
        const written = { ...published, draft }
        const asked = proposalToSign(written, revision.contentHash)
        const answer = await signMessage(deps, asked, revision, signal)
        if (answer.kind === 'faulty')
          return { kind: 'faulty', errors: faultsByField(answer.faults) }
        if (answer.kind !== 'failure') return answer
        const { message, ...failure } = answer.failure
        const { advice } = revisingFailure(failure.code)
        return { kind: 'failure', failure: { ...failure, message, advice } }
      },
    ),

    post: fromPromise(({ input, signal }): Promise<PostOutcome> => {
      const { published, value: content, signed } = input
      const { message, ...proof } = signed
      const { version } = message
      const body = { content, message: { ...message }, ...proof }
      const asked = { proposal: published.id, body }
      return attempt(async () => {
        try {
          await ask('editProposal', asked, { signal })
        } catch (error) {
          if (!(error instanceof HttpError) || error.status >= 500) throw error
          // An answer may have been lost: then it is there already.
          const found = await find(published.id, signal)
          if (found.signed?.contentHash !== message.contentHash) throw error
        }
        return { kind: 'published', version }
      })
    }),

    words: fromCallback<WordsCommand>(({ receive }) => {
      receive((command) => {
        const key = keyOf(command.proposal)
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
