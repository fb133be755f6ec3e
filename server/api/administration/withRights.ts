import type { HttpCode } from '@narwhal-club/core/contract'
import type { Actor } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'

/** What is said to who would have to be an administrator. */
const noRight: readonly HttpCode[] = [
  'not_author',
  'not_moderator',
  'has_submissions',
]

/**
 * Lets an administrator do what they may do for another reason as anyone would:
 * as an author, or as one who looks after the club. What only an administrator
 * may takes a fresh signature (B7.3), by whichever call it is asked for.
 *
 * @param holdToFresh throws where there is none.
 * @param act undoes all that it did where it refuses.
 * @throws RefusalError
 */
export async function withRights<T>(
  actor: Actor,
  holdToFresh: () => Promise<void> | void,
  act: (actor: Actor) => Promise<T>,
): Promise<T> {
  if (!actor.isAdmin) return act(actor)
  try {
    return await act({ ...actor, isAdmin: false })
  } catch (error) {
    const isRight =
      error instanceof RefusalError && noRight.includes(error.code)
    if (!isRight) throw error
  }
  await holdToFresh()
  return act(actor)
}
