import * as z from 'zod/mini'
import { Address, User } from '../contract/index.ts'
import type { Hex } from '../hex.ts'
import type { SessionEvent } from './session.types.ts'

/** What one tab tells the others; a tab of another version may say anything. */
const Told = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tabs.opened'), user: User }),
  z.object({
    type: z.literal('tabs.ended'),
    leaving: z.optional(Address),
  }),
])

/** Understands what another tab told, or nothing. */
export function heard(told: unknown): SessionEvent | null {
  const { data } = z.safeParse(Told, told)
  if (!data) return null
  return data.type === 'tabs.opened'
    ? { type: 'elsewhere.opened', user: data.user }
    : { type: 'elsewhere.ended', leaving: data.leaving as Hex | undefined }
}
