import type { FlagRow } from '../api/administration/holdToFlags.ts'
import type { AppContext } from '../context.ts'
import { withDeadline } from '../keep/deadline.ts'

/** A deadline that has passed, and nothing else. */
export const isLate = (error: unknown) => error instanceof DOMException

/**
 * Reads what administrators have closed, for a page that is drawn: what was read
 * last, where it cannot be read anew in time.
 *
 * @returns null where nothing was read yet: each call says it.
 */
export async function readClosed(
  { flags, log }: Pick<AppContext, 'flags' | 'log'>,
  within: number,
): Promise<readonly FlagRow[] | null> {
  const known = flags.rows()
  if (!(known instanceof Promise)) return known
  return await withDeadline(within, () => known).catch((error) => {
    const last = flags.last()
    if (last === null && !isLate(error))
      log.warn(
        { event: 'page_without_flags', err: error },
        'a page was drawn without what is closed',
      )
    return last
  })
}
