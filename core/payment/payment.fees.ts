import { storageKeys } from '../constants.ts'
import type { Hash } from '../hex.ts'
import type { StoragePort } from '../ports/storage.ts'

/** What became of a fee: kept when nothing of it is left to follow. */
interface FeeRow {
  hash: Hash
  /** Seen in a block: this intent is not paid again. */
  isPaid: boolean
  /** Whether the server was told the hash; `null`: it need not be. */
  report: 'owed' | 'done' | null
}

/** How many fees that are paid and reported are remembered. */
const feesKept = 50

/** The part of the ledger that outlives a payment. */
export interface FeeRows {
  /** Keeps that the hash has paid for the intent. */
  settle: (id: string, hash: Hash) => void
  /** Takes that back: the chain has undone it, and another may be sent. */
  unsettle: (id: string, hash: Hash) => void
  /** The hash that has paid for the intent. */
  paidBy: (id: string) => Hash | null
  /** Keeps that the hash is to be reported; `false`: it was, already. */
  owe: (id: string, hash: Hash) => boolean
  acknowledge: (id: string, hash: Hash) => void
  /** The hash is of the fee of another intent. */
  isOthers: (id: string, hash: Hash) => boolean
  listOwed: () => { intent: string; hash: Hash }[]
}

const isRow = (row: unknown): row is FeeRow =>
  typeof (row as FeeRow | null)?.hash === 'string'

/**
 * Keeps, across reloads, which intents were paid and which hashes the server
 * has not acknowledged. Read anew each time: other tabs write, too.
 */
export function createFeeRows(storage: StoragePort): FeeRows {
  const read = (): [string, FeeRow][] => {
    try {
      const rows = JSON.parse(storage.getItem(storageKeys.fees) ?? '[]')
      return rows.filter((row: unknown[]) => isRow(row[1]))
    } catch {
      return []
    }
  }
  const find = (id: string) => read().find(([intent]) => intent === id)?.[1]
  const write = (id: string, change: Partial<FeeRow> & { hash: Hash }) => {
    const known = find(id)
    const base = { isPaid: false, report: null }
    const before = known?.hash === change.hash ? known : base
    const others = read().filter(([intent]) => intent !== id)
    const over = others.length + 1 - feesKept
    const done = others
      .filter(([, { report }]) => report !== 'owed')
      .slice(0, over)
    const rows = over > 0 ? others.filter((row) => !done.includes(row)) : others
    const row: [string, FeeRow] = [id, { ...before, ...change }]
    storage.setItem(storageKeys.fees, JSON.stringify([...rows, row]))
  }

  return {
    settle: (id, hash) => write(id, { hash, isPaid: true }),
    unsettle: (id, hash) => {
      if (find(id)?.hash === hash) write(id, { hash, isPaid: false })
    },
    paidBy: (id) => {
      const row = find(id)
      return row?.isPaid ? row.hash : null
    },
    owe: (id, hash) => {
      const row = find(id)
      if (row?.hash === hash && row.report === 'done') return false
      write(id, { hash, report: 'owed' })
      return true
    },
    acknowledge: (id, hash) => {
      if (find(id)?.hash === hash) write(id, { hash, report: 'done' })
    },
    isOthers: (id, hash) =>
      read().some(([intent, row]) => intent !== id && row.hash === hash),
    listOwed: () =>
      read()
        .filter(([, { report }]) => report === 'owed')
        .map(([intent, { hash }]) => ({ intent, hash })),
  }
}
