import { useSystem, useView } from '../useSystem.ts'
import type { UseKey } from './list.ts'

/**
 * The key of answers that are about who asks: they do not outlive a change of
 * session. Whom the page began with has the path alone, as the page came with it.
 */
export const useWhoKey: UseKey = () => {
  const { session: first } = useSystem().getInitialSnapshot().session
  const who = useView((view) => view.session.session.userAddress)
  return (path) => (who === first.userAddress ? [path] : [path, who])
}
