import * as z from 'zod/mini'
import type { DraftEvent } from './draft.types.ts'

/** What one tab tells the others; a tab of another version may say anything. */
const Told = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('draft.saved'),
    id: z.string(),
    copy: z.object({
      version: z.int(),
      value: z.record(z.string(), z.unknown()),
      at: z.number(),
    }),
  }),
  z.object({ type: z.literal('draft.wrote'), id: z.string() }),
])

/** Understands what another tab told of that draft, or nothing. */
export function hear(told: unknown, id: string): DraftEvent | null {
  const { data } = z.safeParse(Told, told)
  if (data?.id !== id) return null
  return data.type === 'draft.saved'
    ? { type: 'elsewhere.saved', copy: data.copy }
    : { type: 'elsewhere.wrote' }
}
