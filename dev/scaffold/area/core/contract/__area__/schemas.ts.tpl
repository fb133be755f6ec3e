import * as z from 'zod/mini'

export const __Area__ = z.object({
  /** Everyone who has ever signed in. */
  members: z.int().check(z.nonnegative()),
})
export type __Area__ = z.infer<typeof __Area__>
