import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftEditor } from './DraftEditor.tsx'
import { DraftPage, type DraftTurns } from './DraftPage.tsx'
import { openDraftTools } from './draftTools.ts'
import { eligibilityLine } from './eligibilityLine.ts'
import { isOfProposals } from './lists.ts'
import { proposalsHref } from './writing.ts'

export interface EditorProps {
  club: ClubDetail
  draft: string
}

/** A draft, written and on its way to being a proposal (R2.13: `?write=`). */
export const Editor = ({ club, draft }: EditorProps) => (
  <DraftPage
    purpose="proposal"
    club={club.id}
    draft={draft}
    words={proposing.editor}
    back={{
      href: proposalsHref(club.id),
      label: proposals.back(club.name),
    }}
    isOf={isOfProposals}
    writing={(turns) => <Written club={club} draft={draft} {...turns} />}
  />
)

function Written({ club, ...written }: EditorProps & DraftTurns) {
  const queries = useQueryClient()
  const [tools] = useState(() => openDraftTools(club.id, club.rules, queries))
  return (
    <DraftEditor
      {...written}
      tools={tools}
      rules={club.rules}
      eligibility={eligibilityLine(club)}
      lacksVotes={club.mine?.propose.why === 'voting_power_needed'}
    />
  )
}
