import type {
  OpenAct,
  ProposalAct,
} from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'

/** Acts as far as they are filled in, each by itself, and the one that is shown. */
export interface OpenActs {
  shown: ProposalAct | null
  written: Readonly<Partial<Record<ProposalAct, OpenAct>>>
}

export type OpenActsEvent =
  | { type: 'pressed' | 'sent' | 'done'; kind: ProposalAct }
  | {
      type: 'written'
      kind: ProposalAct
      change: Pick<Partial<OpenAct>, 'text' | 'reason' | 'error'>
    }
  | { type: 'failed'; kind: ProposalAct; error: string }
  | { type: 'closed' }

export const noActs: OpenActs = { shown: null, written: {} }

/** Tells how acts stand after something of one of them: of it alone. */
export function actsAfter(acts: OpenActs, event: OpenActsEvent): OpenActs {
  const { shown, written } = acts
  const kind = event.type === 'closed' ? shown : event.kind
  const act = kind && written[kind]
  const withAct = (changed: OpenAct): OpenActs['written'] => ({
    ...written,
    [changed.kind]: changed,
  })
  const others = Object.fromEntries(
    Object.entries(written).filter(([of]) => of !== kind),
  )
  switch (event.type) {
    case 'pressed':
      return shown === event.kind
        ? { ...acts, shown: null }
        : {
            shown: event.kind,
            written: withAct(act || { kind: event.kind, text: '' }),
          }
    case 'written':
      // What is on its way is as it was sent.
      if (!act || act.waiting) return acts
      return { shown, written: withAct({ ...act, ...event.change }) }
    case 'sent':
      if (!act) return acts
      return {
        shown,
        written: withAct({ ...act, waiting: true, error: undefined }),
      }
    case 'done':
      return { shown: shown === kind ? null : shown, written: others }
    case 'failed': {
      if (!act) return acts
      const { error } = event
      // Wherever the reader has gone: why it did not happen is said, with its words.
      return {
        shown: event.kind,
        written: withAct({ ...act, waiting: false, error }),
      }
    }
    case 'closed':
      // What is on its way may fail yet: its words stay until that is known.
      return { shown: null, written: act?.waiting ? written : others }
  }
}
