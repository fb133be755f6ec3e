import { stringToBytes } from 'viem'
import type { AuditSubject, SpotCheck } from '../auditing/index.ts'
import type { AuditReport } from '../rules/audit/index.ts'
import type { DroppedFile } from './verifying.types.ts'

export const first = 'e0000000-0000-4000-8000-000000000001'
export const second = 'e0000000-0000-4000-8000-000000000002'
export const node = 'https://node.example'

const holder = `0x${'ab'.repeat(20)}` as const

export const subject: AuditSubject = {
  proposal: first,
  number: 12,
  title: 'Fund the winter relay',
  club: 'Narwhal Club',
  nft: `0x${'2f'.repeat(20)}`,
  at: Date.UTC(2026, 10, 21, 12),
  block: 1_200,
  blockHash: `0x${'b1'.repeat(32)}`,
  sample: [[holder, 3]],
}
export const report: AuditReport = {
  verdict: 'green',
  checks: [
    {
      code: 'tally',
      ok: true,
      looked: 1,
      faults: 0,
      findings: [],
      open: 0,
      unchecked: [],
    },
  ],
  ballots: 1,
}
/** Sound in itself, and not what this browser was told before. */
export const contradicted: AuditReport = {
  ...report,
  areKeysKnown: true,
  remembered: {
    contradictions: [
      {
        code: 'fewer',
        proposal: first,
        seen: { at: Date.UTC(2026, 10, 21, 11), count: 2, whole: {} },
        served: { at: Date.UTC(2026, 10, 21, 12), count: 1, whole: {} },
      },
    ],
    receipts: [],
  },
}
/** What is no bundle is judged red, and nothing is known of it. */
export const shapeless: AuditReport = { verdict: 'red', checks: [], ballots: 0 }
export const check: SpotCheck = {
  block: 'same',
  found: [{ address: holder, said: 3, held: 3 }],
  of: 1,
}
export const receipt = { format: 'narwhal-receipt-1', proposal: first }
export const strangeReceipt = { format: 'narwhal-receipt-1' }

/** A file with that text in it. */
export const fileOf = (name: string, text: string): DroppedFile => ({
  name,
  size: text.length,
  text: async () => text,
  arrayBuffer: async () => stringToBytes(text).buffer as ArrayBuffer,
})
export const bundleFile = fileOf('bundle.json', '{"format":"narwhal-bundle-1"}')
