import type {
  Publishing,
  PurposePort,
  Purposes,
} from '../../../server/api/fees/feePurpose.ts'
import { RefusalError } from '../../../server/errors.ts'

const refOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

/** Things that a fee is taken for, by what becomes of them once it is paid. */
export const feeRefs = {
  published: refOf(1),
  also: refOf(2),
  refused: refOf(3),
  later: refOf(4),
  unsigned: refOf(5),
  none: refOf(6),
} as const

const becomes: Record<string, Publishing | undefined> = {
  [feeRefs.published]: { status: 'published', id: feeRefs.published },
  [feeRefs.also]: { status: 'published', id: feeRefs.also },
  [feeRefs.refused]: { status: 'refused', code: 'insufficient_vp' },
  [feeRefs.later]: { status: 'later', code: 'index_behind' },
  [feeRefs.unsigned]: { status: 'unsigned' },
}

const port: PurposePort<unknown> = {
  async prepare(_, { refId }) {
    // All others: as many as a case wants.
    if (refId === feeRefs.none) throw new RefusalError('fee_subject_not_found')
  },
  publish: async (_, { refId }) => becomes[refId] ?? { status: 'unsigned' },
  async release() {},
}

/** The same on both sides; of an area that has no purpose of its own yet. */
export const feeStandIn: Purposes<unknown> = { bounty: port }
