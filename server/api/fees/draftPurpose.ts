import type { HttpCode } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { PaidFor, PurposePort } from './feePurpose.ts'

type Address = `0x${string}`

/** What may be otherwise a little later. */
const passing: readonly HttpCode[] = [
  'index_behind',
  'no_block',
  'vp_unavailable',
  'unavailable',
]

interface HeldDraft {
  author: Address
  state: 'writing' | 'awaiting_fee' | 'published'
}

/** How an area publishes drafts that fees are paid for. */
export interface DraftArea<Tx, Draft extends HeldDraft> {
  /** Holds a draft, so that its words stay as they are; null: none. */
  lockDraft(tx: Tx, id: string): Promise<Draft | null>
  setDraftState(tx: Tx, id: string, state: HeldDraft['state']): Promise<void>
  /** @throws RefusalError for what could not be published. */
  hold(
    tx: Tx,
    draft: Draft,
    asked: Pick<PaidFor, 'signed' | 'contentHash'>,
  ): Promise<void>
  /** What a draft or an intent was published as. */
  publishedAs(
    tx: Tx,
    by: { draft: string; intent: string },
  ): Promise<{ id: string } | null>
  /**
   * Publishes once; all refusals come before anything is written.
   *
   * @throws RefusalError
   */
  publish(
    tx: Tx,
    paid: PaidFor & { signed: NonNullable<PaidFor['signed']> },
  ): Promise<{ id: string }>
}

/** What fees ask of an area that publishes drafts. */
export const draftPurpose = <Tx, Draft extends HeldDraft>(
  area: DraftArea<Tx, Draft>,
): PurposePort<Tx> => ({
  async prepare(tx, { payer, refId, contentHash, signed }) {
    const draft = await area.lockDraft(tx, refId)
    if (draft?.author !== payer || draft.state === 'published')
      throw new RefusalError('fee_subject_not_found')
    await area.hold(tx, draft, { signed, contentHash })
    await area.setDraftState(tx, refId, 'awaiting_fee')
  },

  async publish(tx, paid) {
    const { signed } = paid
    try {
      if (signed) {
        const { id } = await area.publish(tx, { ...paid, signed })
        return { status: 'published', id }
      }
      const by = { draft: paid.refId, intent: paid.intent }
      const before = await area.publishedAs(tx, by)
      return before
        ? { status: 'published', id: before.id }
        : { status: 'unsigned' }
    } catch (error) {
      // All refusals come before anything is written.
      if (!(error instanceof RefusalError)) throw error
      const { code } = error
      return { status: passing.includes(code) ? 'later' : 'refused', code }
    }
  },

  async release(tx, { payer, refId }) {
    const draft = await area.lockDraft(tx, refId)
    if (draft?.author === payer && draft.state === 'awaiting_fee')
      await area.setDraftState(tx, refId, 'writing')
  },
})
