import { draftsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { useWhoKey } from '../../data/whoKey.ts'

/** The key of what the server tells of a draft, to the one who asks. */
export function useDraftKey(draft: string) {
  const keyOf = useWhoKey()
  return keyOf(urlOf(draftsEndpoints.draft, { draft }))
}
