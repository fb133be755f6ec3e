import type {
  FeePurpose,
  HttpCode,
  SignedMessage,
} from '@narwhal-club/core/contract'

/** What an area is told of the fee that one of its things waits for. */
export interface PaidFor {
  intent: string
  /** Lower case. */
  payer: `0x${string}`
  /** What is to be published: a draft. */
  refId: string
  contentHash: string
  signed: SignedMessage | null
  token: `0x${string}`
  /** Base units. */
  amount: bigint
  /** The transaction that paid; null where its payer is exempt. */
  tx: string | null
}

/** What became of it when its fee had arrived. */
export type Publishing =
  /** Published now, or before: publishing twice is publishing once. */
  | { status: 'published'; id: string }
  /** It cannot be, ever: the fee becomes a credit. */
  | { status: 'refused'; code: HttpCode }
  /** It cannot be just now: tried again. */
  | { status: 'later'; code: HttpCode }
  /** Nothing is signed: its author publishes it. */
  | { status: 'unsigned' }

/**
 * What fees ask of the area that they are paid for: the one seam between the two.
 *
 * @typeParam Tx the transaction that all of it happens in.
 */
export interface PurposePort<Tx> {
  /**
   * Holds what is to be paid for against all that would refuse it, before any
   * money moves; marks it as waiting for its fee.
   *
   * @throws RefusalError
   */
  prepare(
    tx: Tx,
    asked: Pick<PaidFor, 'payer' | 'refId' | 'contentHash' | 'signed'> & {
      intent: string
    },
  ): Promise<void>
  /** Publishes what was paid for. Refusals are data: nothing may be lost. */
  publish(tx: Tx, paid: PaidFor): Promise<Publishing>
  /** Its intent is over without anything published: it may be changed again. */
  release(tx: Tx, intent: Pick<PaidFor, 'payer' | 'refId'>): Promise<void>
}

export type Purposes<Tx> = Partial<Record<FeePurpose, PurposePort<Tx>>>

/** What publishing asks of the fees. */
export interface FeePort<Tx> {
  /** Holds an intent of a payer that can publish, or tells why it cannot. */
  paidIntent(
    tx: Tx,
    intent: string,
    payer: string,
  ): Promise<{ ok: true; paid: PaidFor } | { ok: false; code: HttpCode }>
  /** Something was published by it: it is used up. */
  consume(tx: Tx, intent: string, published: string, at: number): Promise<void>
}
