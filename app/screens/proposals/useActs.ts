import type { ReportReason } from '@narwhal-club/core/contract'
import { readReason } from '@narwhal-club/core/governance'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type {
  OpenAct,
  ProposalAct,
} from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codeOf } from '../../data/codeOf.ts'
import { useWriter } from '../../data/useWriter.ts'
import { useActor } from '../../useActor.ts'
import { useSend } from '../../useSystem.ts'
import { createActsMemory } from './actsMemory.ts'
import { adviceOf } from './advice.ts'
import { createActs } from './createActs.ts'
import { isOfProposals } from './lists.ts'
import type { OpenActs } from './openActs.ts'
import { write } from './useProposals.ts'

/** Sends an act as it is filled in. */
async function send(proposal: string, { kind, text, reason }: OpenAct) {
  const said = text.trim()
  switch (kind) {
    case 'report':
      return (
        reason &&
        write('reportProposal', {
          proposal,
          body: { reason, ...(said && { text: said }) },
        })
      )
    case 'cancel':
      return write('cancelProposal', { proposal, body: { reason: said } })
    case 'flag':
      return write('flagProposal', { proposal, body: { reason: said } })
    case 'clear':
      return write('clearProposal', { proposal })
  }
}

/** What is still missing of an act, as a sentence. */
function lackOf({ kind, text, reason }: OpenAct): string | undefined {
  if (kind === 'report') return reason ? undefined : proposals.failure.choice
  const needsWords = kind === 'cancel' || kind === 'flag'
  return needsWords && readReason(text) === null
    ? proposals.failure.reason
    : undefined
}

const all = (acts: OpenActs) => acts

/** What a reader does about a proposal; words stay until they have arrived. */
export function useActs(proposal: string) {
  const queries = useQueryClient()
  const tell = useSend()
  const who = useWriter()
  const acts = useMemo(
    () =>
      createActs(createActsMemory(proposal, who, () => window.localStorage)),
    [proposal, who],
  )
  const { shown, written } = useActor(acts, all, acts.getDrawn)
  const dispatch = acts.send
  const open = shown ? written[shown] : undefined
  const change = (
    changed: Pick<Partial<OpenAct>, 'text' | 'reason' | 'error'>,
  ) => shown && dispatch({ type: 'written', kind: shown, change: changed })
  const act = useMutation({
    scope: { id: `proposal ${proposal}` },
    mutationFn: (asked: OpenAct) => send(proposal, asked),
    onSuccess: (_, { kind }) => {
      dispatch({ type: 'done', kind })
      return queries.invalidateQueries({ predicate: isOfProposals })
    },
    onError: (error, { kind }) => {
      dispatch({ type: 'failed', kind, error: adviceOf(error) })
      if (codeOf(error) === 'not_signed_in') tell({ type: 'session.check' })
    },
  })
  return {
    open,
    onOpen: (kind: ProposalAct) => dispatch({ type: 'pressed', kind }),
    onText: (text: string) => change({ text }),
    onReason: (reason: ReportReason) => change({ reason, error: undefined }),
    onClose: () => dispatch({ type: 'closed' }),
    onSend: () => {
      if (!open || open.waiting) return
      const { kind } = open
      const error = lackOf(open)
      if (error) return dispatch({ type: 'failed', kind, error })
      dispatch({ type: 'sent', kind })
      act.mutate(open)
    },
  }
}
