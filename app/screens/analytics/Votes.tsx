import { ContestCard } from '@narwhal-club/ui/analytics/ContestCard/ContestCard.tsx'
import { DecilesCard } from '@narwhal-club/ui/analytics/DecilesCard/DecilesCard.tsx'
import { FrozenCard } from '@narwhal-club/ui/analytics/FrozenCard/FrozenCard.tsx'
import { HealthCard } from '@narwhal-club/ui/analytics/HealthCard/HealthCard.tsx'
import { TurnoutCard } from '@narwhal-club/ui/analytics/TurnoutCard/TurnoutCard.tsx'
import { VotingCard } from '@narwhal-club/ui/analytics/VotingCard/VotingCard.tsx'
import { linksOf } from './links.ts'
import { pathOf } from './question.ts'
import { answerOf, useAsk } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'

/** How the club decides. Votes are by frozen lists: no one is left out of these here. */
export function Votes({ asking }: { asking: Asking }) {
  const { block } = asking.question
  const path = pathOf('analyticsGovernance', { block })
  const answer = answerOf(useAsk('analyticsGovernance', { block }))
  return (
    <>
      <HealthCard answer={answer} links={linksOf(asking, 'health', path)} />
      <VotingCard answer={answer} links={linksOf(asking, 'voting', path)} />
      <TurnoutCard answer={answer} links={linksOf(asking, 'turnout', path)} />
      <ContestCard answer={answer} links={linksOf(asking, 'contest', path)} />
      <DecilesCard answer={answer} links={linksOf(asking, 'deciles', path)} />
      <FrozenCard answer={answer} links={linksOf(asking, 'frozen', path)} />
    </>
  )
}
