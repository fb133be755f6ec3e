import {
  type Ballot,
  clubHealth,
  contestedIndex,
  decisiveHolders,
  gini,
  median,
  medianTurnout,
  nakamoto,
  type ProposalOutcome,
  passRate,
  proposerDiversity,
  topShare,
  turnout,
  turnoutTrend,
} from '@narwhal-club/core/analytics'
import type { Outcome } from '@narwhal-club/core/governance'
import { outcomeOf } from '@narwhal-club/core/governance'
import { RefusalError } from '../../../errors.ts'
import type {
  DecidedProposal,
  GovernancePast,
  History,
  PowerCount,
} from '../history.ts'
import { instant } from './instant.ts'
import type { AnswerOf, AskedBy } from './types.ts'

type Told = AnswerOf<'analyticsGovernance'>['proposals'][number]

/** As many as a chart can show; all that is summed up is of these. */
const most = 24

function* each<Part extends PowerCount>(parts: readonly Part[]) {
  for (const part of parts)
    for (let left = part.count; left > 0; left -= 1) yield part
}

/** How the frozen voting power was spread. */
function frozenOf(
  { eligibleVoters, eligiblePower }: DecidedProposal,
  list: readonly PowerCount[],
): Told['frozen'] {
  const powers = Array.from(each(list), ({ power }) => power)
  return {
    holders: eligibleVoters,
    power: eligiblePower,
    gini: gini(powers),
    nakamoto: nakamoto(powers),
    top10: topShare(powers, 10),
  }
}

function tellProposal(
  proposal: DecidedProposal,
  { votes, lists }: GovernancePast,
): Told {
  const { id, number, title, start, end, tally, quorum, root } = proposal
  const { eligibleVoters, eligiblePower, firstAt, firstTime } = proposal
  const voting = { start, end, cancelledAt: null }
  const outcome = outcomeOf(voting, tally, quorum, end)
  const voters = tally.yesVoters + tally.noVoters
  const castPower = tally.yesPower + tally.noPower
  const ballots: Iterable<Ballot> = each(votes.get(id) ?? [])
  return {
    id,
    number,
    ...(title !== null && { title }),
    at: instant(Math.floor(end / 1_000)),
    outcome: outcome as Exclude<Outcome, 'cancelled'>,
    turnout: turnout({ castPower, eligiblePower, voters, eligibleVoters }),
    voters,
    firstTime,
    contested: contestedIndex(tally.yesPower, tally.noPower),
    decisive: decisiveHolders(ballots),
    ...(firstAt !== null && {
      firstVote: Math.floor((firstAt - start) / 1_000),
    }),
    frozen: frozenOf(proposal, lists.get(root) ?? []),
  }
}

/** On which nobody voted, nothing was decided. */
const decidedAs = ({ outcome }: Told): ProposalOutcome | undefined =>
  outcome === 'no_votes'
    ? undefined
    : outcome === 'passed'
      ? 'passed'
      : 'failed'

/**
 * How a club decides: of its votes that were over at the moment.
 *
 * @throws RefusalError where there is no such club.
 */
export async function governance(
  history: Pick<History, 'governance'>,
  { club }: AskedBy<'analyticsGovernance'>,
): Promise<AnswerOf<'analyticsGovernance'>> {
  const past = await history.governance(club, most)
  if (!past) throw new RefusalError('club_not_found')
  const proposals = past.decided.map((one) => tellProposal(one, past))
  const byPower = proposals.map((one) => one.turnout.byPower)
  const usual = medianTurnout(byPower)
  const { count, repeat } = past.voters
  const repeatShare = count > 0 ? repeat / count : undefined
  const authors = past.decided.flatMap(({ author }) => author ?? [])
  return {
    club,
    decided: past.total,
    proposals,
    turnout: { median: usual, trend: turnoutTrend(byPower) },
    firstVote: median(proposals.flatMap((one) => one.firstVote ?? [])),
    passRate: passRate(proposals.map(decidedAs)),
    voters: { count, repeat: repeatShare },
    deciles: past.deciles.map(({ decile, holders, voters }) => ({
      decile,
      holders,
      voters,
      turnout: voters / holders,
    })),
    health: clubHealth({
      turnout: usual,
      gini: proposals.at(-1)?.frozen.gini,
      repeatVoters: repeatShare,
      proposerDiversity: proposerDiversity(authors),
    }),
  }
}
