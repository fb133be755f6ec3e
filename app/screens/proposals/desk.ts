import type { ClubRuleSet } from '@narwhal-club/core/contract'
import { draftMachine, toDraftInput } from '@narwhal-club/core/draft'
import { createDraftActors } from '@narwhal-club/core/draft/actors'
import {
  createDraftPorts,
  createProposingClient,
  proposalKind,
} from '@narwhal-club/core/proposing'
import type { TabsPort } from '@narwhal-club/core/session'
import { safeStorage } from '@narwhal-club/core/storage'
import { onReturn, openTabs } from '../../browser/ports.ts'

let tabs: TabsPort | undefined
/** The tabs that write drafts: opened with the first editor, kept for the next. */
function draftTabs(): TabsPort {
  tabs ??= openTabs('drafts')
  return tabs
}

/** What drafts of a club are written with: made once for an editor. */
export function openDesk(club: string, rules: ClubRuleSet) {
  const { ask, serverTime } = createProposingClient({
    fetch: globalThis.fetch.bind(globalThis),
  })
  const kind = proposalKind({ rules, now: serverTime })
  const actors = createDraftActors({
    api: createDraftPorts(ask, club),
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

export type Desk = ReturnType<typeof openDesk>
