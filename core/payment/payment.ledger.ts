import { storageKeys } from '../constants.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createFeeRows, type FeeRows } from './payment.fees.ts'
import type {
  PaymentRequest,
  PaymentStage,
  SentPayment,
} from './payment.types.ts'

/** A sent transaction with what is needed to find its replacement. */
export interface LedgerEntry extends SentPayment {
  to: Address
  value: bigint
  data: Hex
  /** Nothing of it can be in an earlier block. */
  fromBlock: number
  /** Known once the node has shown the transaction. */
  nonce: number | null
  /** What the wallet's next nonce was when it was asked. */
  asked?: number
}

type Row = Omit<LedgerEntry, 'request' | 'value'> & {
  value: string
  request: Omit<PaymentRequest, 'amount'> & { amount: string }
}

export interface PaymentLedger extends FeeRows {
  find: (id: string) => LedgerEntry | null
  /** A transfer of an earlier visit, not yet seen settled. */
  findTransfer: () => LedgerEntry | null
  /** The intents of all of those. */
  listTransfers: () => string[]
  /** The hash that was sent for that step of it already. */
  findSent: (request: PaymentRequest, stage: PaymentStage) => Hash | null
  /** Money that was sent stays, whatever another tab still has to say before. */
  write: (entry: LedgerEntry) => void
  /** Only of that step: another tab may be further. */
  remove: (id: string, stage: PaymentStage) => void
}

/**
 * Keeps what was sent in the browser's storage, so that a reload neither
 * forgets a fee nor pays it twice. Read anew each time: other tabs write, too.
 * What this page sent it also knows by heart: storage may be cleared meanwhile.
 */
export function createPaymentLedger(storage: StoragePort): PaymentLedger {
  const own = new Map<string, LedgerEntry>()
  const read = (): Record<string, Row> => {
    try {
      const rows = JSON.parse(storage.getItem(storageKeys.payments) ?? '{}')
      return typeof rows === 'object' && rows !== null ? rows : {}
    } catch {
      return {}
    }
  }
  const save = (rows: Record<string, Row>) =>
    Object.keys(rows).length
      ? storage.setItem(storageKeys.payments, JSON.stringify(rows))
      : storage.removeItem(storageKeys.payments)

  const parse = (row: Row | undefined): LedgerEntry | null => {
    try {
      return row?.request && typeof row.hash === 'string'
        ? {
            ...row,
            value: BigInt(row.value),
            request: { ...row.request, amount: BigInt(row.request.amount) },
          }
        : null
    } catch {
      return null
    }
  }

  const fees = createFeeRows(storage)

  const find = (id: string) => {
    const rows = read()
    const stored = Object.hasOwn(rows, id) ? parse(rows[id]) : null
    return stored ?? own.get(id) ?? null
  }
  /** What another tab has paid is not to be lost for an approval of this one. */
  const isBehind = (id: string, stage: PaymentStage) =>
    stage === 'approval' && parse(read()[id])?.stage === 'transfer'
  const transfers = () =>
    Object.values(read())
      .map(parse)
      .filter((entry) => entry?.stage === 'transfer')

  return {
    find,
    findTransfer: () => transfers()[0] ?? null,
    listTransfers: () =>
      transfers().flatMap((entry) => entry?.request.id ?? []),
    findSent: ({ id }, stage) => {
      const entry = find(id)
      if (entry?.stage === stage) return entry.hash
      return stage === 'transfer' ? fees.paidBy(id) : null
    },
    write: (entry) => {
      const { request, stage } = entry
      if (isBehind(request.id, stage)) return
      own.set(request.id, entry)
      const row = {
        ...entry,
        value: String(entry.value),
        request: { ...request, amount: String(request.amount) },
      }
      save({ ...read(), [request.id]: row })
    },
    remove: (id, stage) => {
      own.delete(id)
      if (isBehind(id, stage)) return
      const { [id]: _, ...rest } = read()
      save(rest)
    },
    ...fees,
  }
}
