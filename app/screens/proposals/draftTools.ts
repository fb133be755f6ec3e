import { openTabs, watchReturn } from '@narwhal-club/core/browser'
import type { ClubRuleSet } from '@narwhal-club/core/contract'
import {
  type DraftKind,
  type DraftValue,
  draftMachine,
  toDraftInput,
} from '@narwhal-club/core/draft'
import {
  createDraftActors,
  type DraftApi,
} from '@narwhal-club/core/draft/actors'
import {
  createDraftPorts,
  createProposingClient,
  proposalKind,
} from '@narwhal-club/core/proposing'
import type { TabsPort } from '@narwhal-club/core/session'
import { safeStorage } from '@narwhal-club/core/storage'
import type { QueryClient } from '@tanstack/react-query'
import { forgetMade, isMadeHere } from './madeHere.ts'

let tabs: TabsPort | undefined
/** The tabs that write drafts: opened with the first editor, kept for the next. */
function draftTabs(): TabsPort {
  tabs ??= openTabs(window, 'drafts')
  return tabs
}

/**
 * What drafts of a kind are written with in this browser.
 *
 * @param api where they are kept.
 */
export function draftToolsOf<Value extends DraftValue>(
  kind: DraftKind<Value>,
  api: DraftApi<Value>,
  queries: QueryClient,
) {
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
    onReturn: watchReturn(window),
  })
  return {
    kind,
    machine: draftMachine.provide({ actors }),
    inputOf: (draft: string) => toDraftInput(draft, kind),
  }
}

/** What proposals of a club are written with: made once for an editor. */
export function openDraftTools(
  club: string,
  rules: ClubRuleSet,
  queries: QueryClient,
) {
  const { ask, serverTime } = createProposingClient({
    fetch: globalThis.fetch.bind(globalThis),
  })
  const kind = proposalKind({ rules, now: serverTime })
  return { ask, ...draftToolsOf(kind, createDraftPorts(ask, club), queries) }
}

export type DraftTools = ReturnType<typeof openDraftTools>
