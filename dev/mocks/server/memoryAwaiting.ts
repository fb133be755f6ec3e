import { statusOf } from '@narwhal-club/core/governance'
import type { FoundAwaiting } from '../../../server/api/inbox/inbox.ports.ts'
import {
  isWarnedOf,
  votingOf,
} from '../../../server/api/proposals/presentProposal.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { choiceIn } from './currentBallot.ts'

/** What waits for a member, as `awaitingQuery` has it. */
export function awaitingIn(
  { state }: MockWorld,
  asked: { address: string; now: number; limit: number },
): FoundAwaiting {
  const { address, now, limit } = asked
  const clubOf = (id: string) => ({
    id,
    name: state.clubs.rows.find((club) => club.id === id)?.name ?? '',
  })
  const votes = state.proposals.list
    .flatMap(({ row, holders }) => {
      const held = holders.find((holder) => holder.address === address)
      const isOpen = statusOf(votingOf(row), now) === 'active'
      const { id, number, title, end } = row
      const isAsked = !choiceIn(state, row.id, address)
      return held && isOpen && isAsked && !isWarnedOf(row)
        ? [
            {
              id,
              number,
              title,
              club: clubOf(row.club),
              end,
              votingPower: held.votingPower,
            },
          ]
        : []
    })
    .sort((a, b) => a.end - b.end || byText(a.id, b.id))

  const intentsOf = (draft: string) =>
    state.fees.intents.filter(
      ({ payer, purpose, refId }) =>
        payer === address && purpose === 'proposal' && refId === draft,
    )
  const drafts = state.drafts
    .flatMap((row) => {
      const { id, author, content, updatedAt, state: is } = row
      const intents = intentsOf(id)
      const isUnderWay = intents.some((each) => each.state === 'submitted')
      if (author !== address || is === 'published' || isUnderWay) return []
      const open = intents.filter((each) => each.state === 'open')
      const payBy = Math.max(0, ...open.map(({ expiresAt }) => expiresAt))
      return [
        {
          id,
          title: content.title,
          club: clubOf(row.club),
          state: is,
          payBy: payBy || null,
          updatedAt,
        },
      ]
    })
    .sort(
      (a, b) =>
        Number(b.state === 'awaiting_fee') -
          Number(a.state === 'awaiting_fee') ||
        b.updatedAt - a.updatedAt ||
        byText(a.id, b.id),
    )
  return {
    votes: { total: votes.length, rows: votes.slice(0, limit) },
    drafts: { total: drafts.length, rows: drafts.slice(0, limit) },
  }
}
