import type {
  FeeFacts,
  FeeIntent,
  TransferLog,
} from '@narwhal-club/core/governance'

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as const
export const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const
export const payer = addressOf('1')
export const other = addressOf('2')
export const token = addressOf('a')
export const to = addressOf('b')
export const minute = 60_000

/** A fee that `payer` is asked for. */
export const intent = (change: Partial<FeeIntent> = {}): FeeIntent => ({
  id: 'i',
  payer,
  token,
  to,
  amount: 100n,
  createdBlock: 10,
  expiresAt: 30 * minute,
  state: change.hash ? 'submitted' : 'open',
  ...change,
})
/** A payment of that fee. */
export const log = (change: Partial<TransferLog> = {}): TransferLog => ({
  hash: hashOf('1'),
  logIndex: 0,
  // As of the first transaction of a block.
  receiptIndex: change.logIndex ?? 0,
  token,
  from: payer,
  to,
  value: 100n,
  block: 12,
  at: 12 * minute,
  confirmations: 2,
  ...change,
})
/** What is known of a club that has asked for nothing. */
export const facts = (change: Partial<FeeFacts>): FeeFacts => ({
  intents: [],
  logs: [],
  used: new Set(),
  receipts: new Map(),
  treasuries: [{ token, to }],
  readTo: 13 * minute,
  ...change,
})
