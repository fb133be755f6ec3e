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
 * Acts once for who asks. What calls of members let administrators do for no
 * other reason, as an author or as one who looks after the club would be one,
 * takes a fresh signature (B7.3): without it they act as anyone.
 *
 * @param isFresh asked of administrators alone: whether they signed just now.
 * @throws RefusalError
 */
export async function withRights<T>(
  actor: Actor,
  isFresh: () => Promise<boolean> | boolean,
  act: (actor: Actor) => Promise<T>,
): Promise<T> {
  if (!actor.isAdmin || (await isFresh())) return act(actor)
  try {
    return await act({ ...actor, isAdmin: false })
  } catch (error) {
    const isRight =
      error instanceof RefusalError && noRight.includes(error.code)
    throw isRight ? new RefusalError('fresh_signature_needed') : error
  }
}
