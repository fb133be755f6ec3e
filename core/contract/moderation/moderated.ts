import * as z from 'zod/mini'
import { Instant } from '../kit/values.ts'

/**
 * What is to be known of words that were reported or taken down. `reported`: three
 * holders have, and nobody has looked yet. `warned`: who looked warns of it.
 * `hidden`: it is not shown for now. `tombstoned`: its words were taken down for
 * good; hashes and signatures stay.
 */
export const Moderated = z.object({
  as: z.enum(['reported', 'warned', 'hidden', 'tombstoned']),
  /** In public, of who looked; missing where nobody has. */
  reason: z.optional(z.string()),
  at: z.optional(Instant),
})
export type Moderated = z.infer<typeof Moderated>
