import * as z from 'zod/mini'
import type { StoragePort } from '../ports/storage.ts'
import { reviewStatuses } from '../rules/bounties/index.ts'
import { isKept } from './acting.rules.ts'
import type { Act, ActInput } from './acting.types.ts'

/** Then the bounty, and what is done. */
const storageKey = 'club.acting'

const Words = z.object({
  id: z.optional(z.string()),
  text: z.optional(z.string()),
  links: z.optional(z.array(z.string())),
  winners: z.optional(
    z.array(z.object({ submission: z.string(), amount: z.string() })),
  ),
  status: z.optional(z.enum(reviewStatuses)),
  publicReason: z.optional(z.string()),
  note: z.optional(z.string()),
  submitBy: z.optional(z.string()),
  decideBy: z.optional(z.string()),
  payBy: z.optional(z.string()),
  reason: z.optional(z.string()),
  hash: z.optional(z.string()),
})

/** Words for one act: those for another piece of work are others. */
const keyOf = ({ bounty, act }: ActInput) =>
  [
    storageKey,
    bounty,
    act.kind,
    ...('submission' in act ? [act.submission] : []),
  ].join('.')

/** Keeps, in the browser's storage, words that the server has not taken. */
export const createActingMemory = (storage: StoragePort) => ({
  recall: ({ bounty, act }: ActInput): Act => {
    try {
      const row = storage.getItem(keyOf({ bounty, act })) ?? 'null'
      return { ...act, ...z.parse(Words, JSON.parse(row)) } as Act
    } catch {
      return act
    }
  },
  keep: (asked: ActInput) => {
    if (isKept(asked.act))
      storage.setItem(keyOf(asked), JSON.stringify(asked.act))
  },
  drop: (asked: ActInput) => storage.removeItem(keyOf(asked)),
})
