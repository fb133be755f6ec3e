import { bountiesEndpoints } from '../contract/bounties/endpoints.ts'
import type { bountiesApi } from '../contract/bounties/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'
import type { Signal } from '../ports/clock.ts'
import { sharesOf } from './acting.rules.ts'
import type { ActInput, SendOutcome } from './acting.types.ts'

/** Everything of the contract that is done about bounties. */
export type ActingCalls = Pick<
  typeof bountiesApi,
  | 'createSubmission'
  | 'editSubmission'
  | 'withdrawSubmission'
  | 'disputeBounty'
  | 'reviewSubmission'
  | 'awardBounty'
  | 'closeBounty'
  | 'extendBounty'
  | 'cancelBounty'
  | 'reportPayout'
>

/** Makes those calls by their names. */
export type AskActing = AskOf<ActingCalls>

/**
 * Creates the client of what is done about bounties.
 *
 * @example
 * const ask = createActingClient({ fetch })
 * await ask('closeBounty', { bounty: id })
 */
export const createActingClient = (options: TransportOptions): AskActing =>
  createAskOf<ActingCalls>(createTransport(options), {
    endpoints: bountiesEndpoints,
    schemas: async () =>
      (await import('../contract/bounties/index.ts')).bountiesApi,
  })

const linksOf = (links: readonly string[]) =>
  links.map((link) => link.trim()).filter((link) => link !== '')

/** Sends an act. Rejects with the client's errors. */
export async function sendAct(
  ask: AskActing,
  { bounty, act }: ActInput,
  signal: Signal,
): Promise<SendOutcome> {
  const options = { signal }
  switch (act.kind) {
    case 'submit': {
      const { id, text, links } = act
      const body = { id, text, links: linksOf(links) }
      await ask('createSubmission', { bounty, body }, options)
      break
    }
    case 'edit': {
      const { submission, text, links } = act
      const body = { text, links: linksOf(links) }
      await ask('editSubmission', { submission, body }, options)
      break
    }
    case 'withdraw': {
      const { submission } = act
      await ask('withdrawSubmission', { submission }, options)
      break
    }
    case 'dispute': {
      const { submission, text } = act
      const body = { submission, text }
      const { proposal, missing } = await ask(
        'disputeBounty',
        { bounty, body },
        options,
      )
      const disputed = { missing, ...(proposal && { proposal }) }
      return { kind: 'done', disputed }
    }
    case 'review': {
      const { submission, status, publicReason, note } = act
      const reason = publicReason.trim()
      const body = { status, note, ...(reason && { publicReason: reason }) }
      await ask('reviewSubmission', { submission, body }, options)
      break
    }
    case 'award': {
      const winners = sharesOf(act).map(({ submission, amount }) => ({
        submission,
        amount: String(amount),
      }))
      await ask('awardBounty', { bounty, body: { winners } }, options)
      break
    }
    case 'close':
      await ask('closeBounty', { bounty }, options)
      break
    case 'extend': {
      const { kind: _, ...body } = act
      await ask('extendBounty', { bounty, body }, options)
      break
    }
    case 'cancel': {
      const body = { reason: act.reason.trim() }
      await ask('cancelBounty', { bounty, body }, options)
      break
    }
    case 'report': {
      const { submission, hash } = act
      const body = { hash: hash.trim() }
      await ask('reportPayout', { submission, body }, options)
      break
    }
  }
  return { kind: 'done' }
}
