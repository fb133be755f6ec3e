import type { ClubRuleSet } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { club } from '@narwhal-club/core/messages/pages/club'
import { periodOf } from './period.ts'

const words = club.rules

export interface RuleSentence {
  label: string
  value: string
  body: string
}

/** Says each rule in plain words: what it is, and what it means. */
export function sentencesOf(rules: ClubRuleSet): RuleSentence[] {
  const { minProposeVp, minPeriod, quorumVp, proposerHoldHours, labels } = rules
  const { propose, period, quorum, hold } = words
  return [
    minProposeVp > 0
      ? {
          label: propose.label,
          value: propose.value(minProposeVp, formatCount(minProposeVp)),
          body: propose.body,
        }
      : { label: propose.label, value: propose.free, body: propose.freeBody },
    { label: period.label, value: periodOf(minPeriod), body: period.body },
    quorumVp > 0
      ? {
          label: quorum.label,
          value: quorum.value(quorumVp, formatCount(quorumVp)),
          body: quorum.body,
        }
      : { label: quorum.label, value: quorum.none, body: quorum.noneBody },
    proposerHoldHours > 0
      ? {
          label: hold.label,
          value: hold.hours(formatCount(proposerHoldHours)),
          body: hold.body,
        }
      : { label: hold.label, value: hold.none, body: hold.noneBody },
    labels.length > 0
      ? {
          label: words.labels.label,
          value: labels.join(', '),
          body: words.labels.body,
        }
      : {
          label: words.labels.label,
          value: words.labels.none,
          body: words.labels.noneBody,
        },
  ]
}
