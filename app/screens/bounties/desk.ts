import { draftMachine, toDraftInput } from '@narwhal-club/core/draft'
import { createDraftActors } from '@narwhal-club/core/draft/actors'
import {
  bountyKind,
  createBountyDraftClient,
  createBountyDraftPorts,
} from '@narwhal-club/core/proposing'
import { safeStorage } from '@narwhal-club/core/storage'
import type { QueryClient } from '@tanstack/react-query'
import { onReturn } from '../../browser/ports.ts'
import { draftTabs } from '../proposals/desk.ts'
import { forgetMade, isMadeHere } from '../proposals/madeHere.ts'

/** What drafts of bounties are written with: made once for an editor. */
export function openBountyDesk(club: string, queries: QueryClient) {
  const { ask, serverTime } = createBountyDraftClient({
    fetch: globalThis.fetch.bind(globalThis),
  })
  const kind = bountyKind(serverTime)
  const api = createBountyDraftPorts(ask, club)
  const actors = createDraftActors({
    api: {
      ...api,
      // What was begun on this page is nowhere else: an answer would be a 404.
      load: async (id, signal) =>
        isMadeHere(queries, id) ? null : api.load(id, signal),
      save: (draft, signal) => {
        forgetMade(queries, draft.id)
        return api.save(draft, signal)
      },
    },
    read: kind.read,
    storage: safeStorage(() => window.localStorage),
    writer: crypto.randomUUID(),
    tabs: draftTabs(),
    onReturn,
  })
  return {
    ask,
    kind,
    machine: draftMachine.provide({ actors }),
    inputOf: (draft: string) => toDraftInput(draft, kind),
  }
}

export type BountyDesk = ReturnType<typeof openBountyDesk>
