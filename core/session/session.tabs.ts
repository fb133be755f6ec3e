import * as z from 'zod/mini'
import { User } from '../contract/index.ts'
import type { SessionEvent } from './session.types.ts'

/** What one tab tells the others; a tab of another version may say anything. */
const Opened = z.object({ type: z.literal('tabs.opened'), user: User })

/** Understands that another tab signed in, or nothing. */
export function heard(told: unknown): SessionEvent | null {
  const { data } = z.safeParse(Opened, told)
  return data ? { type: 'elsewhere.opened', user: data.user } : null
}
