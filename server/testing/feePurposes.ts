import type {
  PaidFor,
  Publishing,
  PurposePort,
} from '../api/fees/feePurpose.ts'
import type { Transaction } from '../db/database.ts'
import { RefusalError } from '../errors.ts'

/**
 * Something that fees are taken for, which does as it is told: each thing is
 * published as it says, and knows how often it was.
 */
export function feePurposesOf() {
  const outcomes = new Map<string, Publishing['status'] | 'throws'>()
  const published: PaidFor[] = []
  const released: string[] = []
  const port: PurposePort<Transaction> = {
    async prepare(_, { refId }) {
      if (!outcomes.has(refId)) throw new RefusalError('fee_subject_not_found')
    },
    async publish(tx, paid): Promise<Publishing> {
      const { refId, signed } = paid
      const outcome = outcomes.get(refId) ?? 'published'
      if (outcome === 'throws') throw new Error('told to')
      if (!signed || outcome === 'unsigned') return { status: 'unsigned' }
      if (outcome === 'refused')
        return { status: 'refused', code: 'insufficient_vp' }
      if (outcome === 'later') return { status: 'later', code: 'index_behind' }
      tx.afterCommit(() => published.push(paid))
      return { status: 'published', id: refId }
    },
    async release(tx, { refId }) {
      tx.afterCommit(() => released.push(refId))
    },
  }
  return { outcomes, published, released, ports: { proposal: port } }
}
