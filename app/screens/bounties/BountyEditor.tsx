import type { ClubDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftPage, type DraftTurns } from '../proposals/DraftPage.tsx'
import { bountiesHref } from './address.ts'
import { BountyWriting } from './BountyWriting.tsx'
import { openBountyDraftTools } from './bountyDraftTools.ts'
import { isOfBounties } from './useBounties.ts'

export interface BountyEditorProps {
  club: ClubDetail
  draft: string
}

/** A bounty, written and on its way (R2.13: `?tab=bounties&write=`). */
export const BountyEditor = ({ club, draft }: BountyEditorProps) => (
  <DraftPage
    purpose="bounty"
    club={club.id}
    draft={draft}
    words={bountyEditor}
    back={{ href: bountiesHref(club.id), label: bounties.back(club.name) }}
    isOf={isOfBounties}
    writing={(turns) => <Written club={club} draft={draft} {...turns} />}
  />
)

function Written({ club, ...written }: BountyEditorProps & DraftTurns) {
  const queries = useQueryClient()
  const [tools] = useState(() => openBountyDraftTools(club.id, queries))
  return <BountyWriting {...written} tools={tools} />
}
