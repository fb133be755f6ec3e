import type { Asked } from '@narwhal-club/core/revising'
import { RevisingPanel } from '@narwhal-club/ui/governance/propose/RevisingPanel/RevisingPanel.tsx'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { useWithWallet } from '../../shell/dialog/useWithWallet.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { revisingOf } from './revisingOf.ts'

export interface RevisingProps extends Required<Asked> {
  club: string
  /** Where it is read. */
  href: string
  /** Answers that are others once the new version is out. */
  isOf: (query: Pick<Query, 'queryKey'>) => boolean
}

/** What was signed is shown although the session is away. */
export const useIsRevised = (id: string) =>
  useView(({ revising: view }) => 'id' in view && view.id === id)

/** A new version on its way, of either purpose, joined to the machine. */
export function Revising({ club, id, purpose, href, isOf }: RevisingProps) {
  const send = useSend()
  const withWallet = useWithWallet()
  const queries = useQueryClient()
  const view = revisingOf(
    useView((all) => all.revising),
    { id, purpose },
  )
  useEffect(() => {
    send({ type: 'revising.start', id, purpose })
    return () => send({ type: 'revising.close' })
  }, [send, id, purpose])
  const isPublished = view.status === 'published'
  useEffect(() => {
    if (isPublished) void queries.invalidateQueries({ predicate: isOf })
  }, [queries, isPublished, isOf])
  return (
    <RevisingPanel
      view={view}
      changedHref={(version) => `${href}&v=${version}`}
      proposalHref={(other) => paths.proposal(club, other)}
      linkAs={RouterLink}
      onEdit={(change) => send({ type: 'revising.edit', change })}
      onDiscard={() => send({ type: 'revising.discard' })}
      onReview={() => send({ type: 'revising.review' })}
      onSign={() => withWallet(() => send({ type: 'revising.sign' }))}
      onKeepMine={() => send({ type: 'revising.keepMine' })}
      onTakeTheirs={() => send({ type: 'revising.takeTheirs' })}
      onRetry={() => send({ type: 'revising.retry' })}
      onBack={() => send({ type: 'revising.back' })}
    />
  )
}
