import { toVoteView } from '@narwhal-club/app/screens/votes/toVoteView.ts'
import { type castingMachine, toCastingView } from '@narwhal-club/core/casting'
import { ProposalCard } from '@narwhal-club/ui/governance/proposals/ProposalCard/ProposalCard.tsx'
import { ReceiptCard } from '@narwhal-club/ui/governance/votes/ReceiptCard/ReceiptCard.tsx'
import { VoteButton } from '@narwhal-club/ui/governance/votes/VoteButton/VoteButton.tsx'
import { VotePanel } from '@narwhal-club/ui/governance/votes/VotePanel/VotePanel.tsx'
import { useState } from 'react'
import {
  first,
  fresh,
  noon,
  otherSubject,
  second,
  subject,
  voter,
} from '../../../core/casting/casting.fixture.ts'
import { activeProposal } from '../../../ui/fixtures/proposals.ts'
import { sentencesOf } from '../../../ui/fixtures/votes.ts'
import type { Render } from '../tour.ts'
import * as styles from './frames.css.ts'

type Seen = Parameters<Render<typeof castingMachine>>
type Snapshot = Seen[0]

/** The proposal as its page knows it, before the machine has read anything. */
function proposalOf({ context }: Snapshot, asked: string = first) {
  const about = asked === second ? otherSubject : subject
  const { session, mine } = context
  const { power, ballots } = mine ?? fresh
  const [last] = ballots
  return {
    ...activeProposal,
    id: about.id,
    number: about.number,
    title: about.title,
    club: about.club,
    start: new Date(about.start).toISOString(),
    end: new Date(about.end).toISOString(),
    mine: session
      ? {
          votingPower: power,
          isModerator: false,
          reported: false,
          ...(last && { voted: last.choice }),
        }
      : undefined,
  }
}

/** What the session machine would say, of what this one was told. */
function sessionOf({ session, account }: Snapshot['context']) {
  if (session === undefined) return 'checking'
  if (session === null) return 'signedOut'
  return account === null || account === session
    ? 'signedIn'
    : 'accountMismatch'
}

/** The panel of a proposal's page, and the receipt of a vote below it. */
function OnPage({ snapshot, send }: { snapshot: Snapshot; send: Seen[1] }) {
  const { context } = snapshot
  const [isChanging, setChanging] = useState(false)
  const [hasReceipt, setHasReceipt] = useState(false)
  const view = toCastingView(snapshot)
  const proposal = proposalOf(snapshot, context.asked?.proposal)
  const [last] = context.mine?.ballots ?? []
  const connect = () =>
    send(
      context.session
        ? { type: 'account.changed', address: voter }
        : { type: 'session.changed', address: voter },
    )
  const isReceiptShown = view.status === 'counted' || hasReceipt
  const reason =
    context.words?.reason ?? (isChanging ? (last?.reason ?? '') : '')
  return (
    <div className={styles.form}>
      <VotePanel
        view={toVoteView({
          proposal,
          session: sessionOf(context),
          isConnected: context.account !== null,
          casting: view,
          isChanging,
          wish: null,
          onConnect: connect,
          onRetry: () => send({ type: 'casting.retry' }),
          onReread: () =>
            send({ type: 'casting.open', proposal: proposal.id, version: 2 }),
        })}
        proposal={proposal}
        block={18_112_040}
        now={noon}
        sentences={
          'sentences' in view
            ? view.sentences
            : sentencesOf(proposal, context.mine?.seq)
        }
        reason={reason}
        onReason={(said) =>
          send({ type: 'casting.edit', words: { choice: null, reason: said } })
        }
        onVote={(choice) =>
          view.status === 'noWallet'
            ? connect()
            : send({ type: 'casting.cast', choice, reason })
        }
        onChanging={setChanging}
        onResend={() => send({ type: 'casting.retry' })}
        onCancel={() =>
          send({
            type: view.status === 'waiting' ? 'casting.giveUp' : 'casting.back',
          })
        }
        onReceipt={last && (() => setHasReceipt(!hasReceipt))}
        isReceiptShown={isReceiptShown}
      />
      {last && isReceiptShown ? (
        <ReceiptCard
          receipt={last.receipt}
          address={() => '#proposal'}
          onSave={() => {}}
          onPost={() => {}}
          verifyHref="#verify"
        />
      ) : null}
    </div>
  )
}

/** A proposal in the list: who is signed in can vote from here. */
function InList({ snapshot, send }: { snapshot: Snapshot; send: Seen[1] }) {
  const proposal = proposalOf(snapshot)
  const { power } = fresh
  return (
    <div className={styles.form}>
      <ProposalCard
        proposal={proposal}
        href="#proposal"
        now={noon}
        act={
          snapshot.context.session ? (
            <VoteButton
              title={proposal.title}
              turn={power}
              onVote={() =>
                send({ type: 'casting.open', proposal: first, version: 1 })
              }
            />
          ) : null
        }
      />
    </div>
  )
}

/**
 * Where a vote is cast: the list, or the page of the proposal that is open. What
 * goes on for another one is not seen; it ends with a toast.
 */
export const casting: Render<typeof castingMachine> = (snapshot, send) =>
  snapshot.value.desk === 'idle' ? (
    <InList snapshot={snapshot} send={send} />
  ) : (
    <OnPage
      // What was counted ends a change.
      key={snapshot.context.counted?.ballot.digest}
      snapshot={snapshot}
      send={send}
    />
  )
