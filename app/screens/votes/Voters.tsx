import {
  type CountedVote,
  type NonVoter,
  type ProposalDetail,
  urlOf,
  votesEndpoints,
} from '@narwhal-club/core/contract'
import {
  VoterList,
  type VotersQuestion,
} from '@narwhal-club/ui/governance/votes/VoterList/VoterList.tsx'
import type { Voter } from '@narwhal-club/ui/governance/votes/VoterList/VoterRow.tsx'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { useVotes } from './useVotes.ts'

const everyone: VotersQuestion = {
  tab: 'all',
  search: '',
  sort: 'power',
  reasons: false,
}

interface VotersProps {
  proposal: ProposalDetail
  now: number | undefined
}

type Row = Partial<CountedVote> & NonVoter

/** Who has not voted has no ballot. */
function toVoter(row: Row): Voter {
  const { voter, power, choice, seq = 0, reason = '', at = '' } = row
  return { voter, power, ballot: choice && { choice, seq, reason, at } }
}

/** Those who were asked for: of one list or of the other. */
function useFound(proposal: string, asked: VotersQuestion) {
  const { tab, search, sort, reasons } = asked
  const q = search || undefined
  const isVoters = tab !== 'none'
  const { answer, more } = useVotes(isVoters ? 'votes' : 'nonVoters', {
    proposal,
    q,
    ...(isVoters && {
      choice: tab === 'all' ? undefined : tab,
      hasReason: reasons ? 'true' : undefined,
      sort: sort === 'power' ? undefined : sort,
    }),
  })
  if (answer.status !== 'ready') return { answer, more }
  const { data } = answer
  const rows = data.rows.map(toVoter)
  return { answer: { ...answer, data: { rows, total: data.total } }, more }
}

/** The reader's own ballot, as far as it is known. */
function useOwn(proposal: string): Voter | undefined {
  const casting = useView((view) => view.casting)
  if (!('mine' in casting) || casting.proposal !== proposal) return undefined
  const [last] = casting.mine?.ballots ?? []
  return last && toVoter(last)
}

/** Who voted what and why, who has not, and all of it to take away. */
export function Voters({ proposal, now }: VotersProps) {
  const { id } = proposal
  const [asked, setAsked] = useState(everyone)
  return (
    <VoterList
      {...useFound(id, asked)}
      asked={asked}
      onAsk={(changed) => setAsked({ ...asked, ...changed })}
      own={useOwn(id)}
      csvHref={`${urlOf(votesEndpoints.votes, { proposal: id })}.csv`}
      bundleHref={urlOf(votesEndpoints.bundle, { proposal: id })}
      holderHref={(address) => `${paths.analytics}?holder=${address}`}
      linkAs={RouterLink}
      now={now}
    />
  )
}
