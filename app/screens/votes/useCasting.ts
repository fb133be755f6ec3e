import type {
  CastingView,
  CountedVote,
  SeenProposal,
  VoteChoice,
} from '@narwhal-club/core/casting'
import {
  type ProposalCard,
  type ProposalDetail,
  proposalsEndpoints,
  urlOf,
} from '@narwhal-club/core/contract'
import { voteSentence } from '@narwhal-club/core/voting'
import type { VotePanelProps } from '@narwhal-club/ui/governance/votes/VotePanel/VotePanel.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { comesBack } from '../../data/comesBack.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { pathOf, touches } from '../../live/touches.ts'
import { useConnect } from '../../shell/dialog/useDialog.ts'
import { useSend, useView } from '../../useSystem.ts'
import { countIn } from './countIn.ts'
import { toVoteView } from './toVoteView.ts'

/** A proposal as its page knows it, or as a list does. */
export type Voted = ProposalCard &
  Partial<Pick<ProposalDetail, 'mine' | 'snapshot'>>

/** What a wallet will show, for each choice; the server holds to the same. */
function sentencesOf(proposal: Voted, casting: CastingView) {
  if ('sentences' in casting && casting.proposal === proposal.id)
    return casting.sentences
  const { number, title, club, mine } = proposal
  const shown = { number, title, club: club.name, seq: mine?.voted ? 1 : 0 }
  return {
    yes: voteSentence({ ...shown, choice: 'yes' }),
    no: voteSentence({ ...shown, choice: 'no' }),
  }
}

export interface CastingOptions {
  proposal: Voted
  /** Its words, where the reader has them before them. */
  seen?: SeenProposal
}

/** What was pressed, and by whom: nothing of it is another's who signs in. */
interface Asked {
  by: string | null
  isChanging: boolean
  /** Pressed before all was known. */
  wish: VoteChoice | null
}
const nothing: Asked = { by: null, isChanging: false, wish: null }

/** The reader's vote on a proposal, as its panel shows it and is pressed. */
export function useCasting({ proposal, seen }: CastingOptions) {
  const { id, version } = proposal
  const queries = useQueryClient()
  const queryKey = useWhoKey()(
    urlOf(proposalsEndpoints.proposal, { proposal: id }),
  )
  const send = useSend()
  const session = useView((view) => view.session.status)
  const wallet = useView((view) => view.wallet.status)
  const isConnected = wallet === 'connected'
  const casting = useView((view) => view.casting)
  const onConnect = useConnect()
  const who = useView((view) => view.session.session.userAddress)
  const [asked, setAsked] = useState<Asked>(nothing)
  // Before it is known who is there, it is whoever that will be.
  const isTheirs = asked.by === null || asked.by === who
  const { isChanging, wish } = isTheirs ? asked : nothing
  const ask = (more: Partial<Asked>) =>
    setAsked({ isChanging, wish, by: who, ...more })
  const isMember = session === 'signedIn' || session === 'accountMismatch'
  const isOurs = 'proposal' in casting && casting.proposal === id
  const status = isOurs ? casting.status : 'idle'
  const words = isOurs && 'words' in casting ? casting.words : null
  // Nothing hears it yet, or a letter would take the place of what was kept.
  const isReasonFixed = status === 'idle' || (status === 'reading' && !words)
  const mine = isOurs && 'mine' in casting ? casting.mine : null
  const [last] = mine?.ballots ?? []

  // Its code comes with who can vote; who only reads does without.
  const open = useEffectEvent((of: { proposal: string; version: number }) =>
    send({ type: 'casting.open', ...of, seen }),
  )
  useEffect(() => {
    if (isMember) open({ proposal: id, version })
  }, [isMember, id, version])
  useEffect(() => () => send({ type: 'casting.close' }), [send])

  // One click is enough: it goes on once the voter's own is known, and their
  // wallet of the last visit is back.
  const reason = words?.reason ?? ''
  const onVote = (choice: VoteChoice) => {
    const isComing = status === 'noWallet' && comesBack(wallet)
    if (status === 'idle' || status === 'reading' || isComing)
      return ask({ wish: choice })
    ask({ wish: null })
    if (status === 'noWallet') onConnect()
    else if (status === 'ready' || status === 'counted')
      send({
        type: 'casting.cast',
        choice,
        // The same vote without another word is the same; a reason for one side
        // is none for the other.
        reason: words?.reason ?? (choice === last?.choice ? last.reason : ''),
      })
  }
  const goOn = useEffectEvent(() => {
    if (wish) onVote(wish)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what a press waits for
  useEffect(goOn, [status, wallet])

  // What was counted is on the page with this one answer.
  const counted =
    isOurs && casting.status === 'counted' ? casting.counted : null
  const take = useEffectEvent((vote: CountedVote) => {
    ask({ isChanging: false })
    countIn(queries, queryKey, vote)
  })
  useEffect(() => {
    if (counted) take(counted)
  }, [counted])

  const panel: Omit<VotePanelProps, 'now'> = {
    proposal,
    block: proposal.snapshot?.block,
    view: toVoteView({
      proposal,
      session,
      isConnected,
      casting,
      isChanging,
      wish,
      onConnect,
      onRetry: () => send({ type: 'casting.retry' }),
      onReread: () =>
        void queries.invalidateQueries({
          predicate: (query) =>
            touches(pathOf(query), { topic: 'proposals', id }),
        }),
    }),
    sentences: sentencesOf(proposal, casting),
    reason,
    isReasonFixed,
    onReason: (said) =>
      send({
        type: 'casting.edit',
        words: { choice: words?.choice ?? null, reason: said },
      }),
    onVote,
    onChanging: (wanted) => ask({ isChanging: wanted }),
    onResend: () => send({ type: 'casting.retry' }),
    onCancel: () =>
      send({ type: status === 'waiting' ? 'casting.giveUp' : 'casting.back' }),
  }
  return {
    panel,
    counted,
    last,
    onCelebrated: () => send({ type: 'casting.celebrated' }),
  }
}
