import {
  moderationEndpoints,
  type ReportReason,
} from '@narwhal-club/core/contract'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { OpenAct } from '@narwhal-club/ui/governance/proposals/ProposalActs/ProposalActs.types.ts'
import type { ReportedKind } from '@narwhal-club/ui/governance/ReportPart/ReportPart.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { codeOf } from '../../data/codeOf.ts'
import { useWriter } from '../../data/useWriter.ts'
import { createWrite } from '../../data/write.ts'
import { useActor } from '../../useActor.ts'
import { useSend } from '../../useSystem.ts'
import { isOfBounties } from '../bounties/useBounties.ts'
import { createActsMemory } from '../proposals/actsMemory.ts'
import { createActs } from '../proposals/createActs.ts'
import { isOfProposals } from '../proposals/lists.ts'
import type { OpenActs } from '../proposals/openActs.ts'
import { adviceOf } from './advice.ts'

const { reportThing } = moderationEndpoints
const write = createWrite({ reportThing })
const all = (acts: OpenActs) => acts
const kind = 'report'

/** What a reader reports; words stay until they have arrived. */
export function useReport(what: ReportedKind, id: string) {
  const queries = useQueryClient()
  const tell = useSend()
  const who = useWriter()
  const acts = useMemo(
    () => createActs(createActsMemory(id, who, () => window.localStorage)),
    [id, who],
  )
  const { shown, written } = useActor(acts, all, acts.getDrawn)
  const open = shown ? written[shown] : undefined
  const change = (
    changed: Pick<Partial<OpenAct>, 'text' | 'reason' | 'error'>,
  ) => acts.send({ type: 'written', kind, change: changed })
  const report = useMutation({
    scope: { id: `report ${id}` },
    mutationFn: ({ reason, text }: { reason: ReportReason; text: string }) =>
      write('reportThing', {
        body: { kind: what, id, reason, ...(text && { text }) },
      }),
    onSuccess: () => {
      acts.send({ type: 'done', kind })
      return queries.invalidateQueries({
        predicate: what === 'idea' ? isOfProposals : isOfBounties,
      })
    },
    onError: (error) => {
      acts.send({ type: 'failed', kind, error: adviceOf(error) })
      if (codeOf(error) === 'not_signed_in') tell({ type: 'session.check' })
    },
  })
  return {
    open,
    isDone: report.isSuccess,
    onOpen: () => acts.send({ type: 'pressed', kind }),
    onText: (text: string) => change({ text }),
    onReason: (reason: ReportReason) => change({ reason, error: undefined }),
    onClose: () => acts.send({ type: 'closed' }),
    onSend: () => {
      if (!open || open.waiting) return
      const { reason, text } = open
      if (!reason) {
        const error = reporting.failure.choice
        return acts.send({ type: 'failed', kind, error })
      }
      acts.send({ type: 'sent', kind })
      report.mutate({ reason, text: text.trim() })
    },
  }
}
