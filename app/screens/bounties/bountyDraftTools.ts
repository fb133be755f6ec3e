import {
  bountyKind,
  createBountyDraftClient,
  createBountyDraftPorts,
} from '@narwhal-club/core/proposing'
import type { QueryClient } from '@tanstack/react-query'
import { draftToolsOf } from '../proposals/draftTools.ts'

/** What bounties of a club are written with: made once for an editor. */
export function openBountyDraftTools(club: string, queries: QueryClient) {
  const { ask, serverTime } = createBountyDraftClient({
    fetch: globalThis.fetch.bind(globalThis),
  })
  const api = createBountyDraftPorts(ask, club)
  return { ask, ...draftToolsOf(bountyKind(serverTime), api, queries) }
}

export type BountyDraftTools = ReturnType<typeof openBountyDraftTools>
