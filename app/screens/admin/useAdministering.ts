import type { AdminActWords } from '@narwhal-club/core/administering'
import {
  type Ask,
  type Surface,
  type SurfaceName,
  urlOf,
} from '@narwhal-club/core/contract'
import type { LinesOf } from '../../data/ask.ts'
import { useSend, useView } from '../../useSystem.ts'

/** What is asked, without the reason: that is typed. */
type Unexplained<T> = T extends { body: infer Body }
  ? Omit<T, 'body'> & { body?: Omit<Body, 'reason'> }
  : T

/** Opens an act of an administrator by the name of its call. */
export type Administer<Name extends SurfaceName> = <Each extends Name>(
  name: Each,
  asked: Unexplained<Ask<Surface[Each]>>,
  words: AdminActWords,
) => void

/**
 * Creates the hook by which a tab does what its area's lines say: what will be
 * done is shown, a reason is asked for, and a signature where it is needed.
 * `AdministeringDialog` stands once on the page.
 *
 * @example
 * const useAdminister = createUseAdminister(administrationEndpoints)
 * const administer = useAdminister()
 * administer('revokeSessions', { body: { address } }, words)
 */
export const createUseAdminister =
  <Name extends SurfaceName>(lines: LinesOf<Name>) =>
  (): Administer<Name> => {
    const send = useSend()
    const by = useView((view) => view.session.session.userAddress)
    return (name, asked, words) => {
      const { method } = lines[name]
      if (!by || method === 'GET') return
      const { body = {} } = asked as { body?: object }
      send({
        type: 'administering.open',
        act: {
          id: crypto.randomUUID(),
          by: by as `0x${string}`,
          method,
          path: urlOf(lines[name], asked),
          body: { ...body },
          words,
        },
      })
    }
  }
