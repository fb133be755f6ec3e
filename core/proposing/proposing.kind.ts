import * as z from 'zod/mini'
import type {
  ClubRuleSet,
  DraftContent,
  ProposalFault,
} from '../contract/index.ts'
import { faultsByField } from '../messages/proposalFaults.ts'
import {
  checkContent,
  checkSchedule,
  proposalLimits,
  secondOf,
} from '../rules/governance/index.ts'
import { toFault } from './proposing.faults.ts'

const blank: DraftContent = {
  title: '',
  body: '',
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: proposalLimits.duration.least,
}

/** Shapes alone: half-written words are words. */
const Words = z.object({
  title: z._default(z.string(), blank.title),
  body: z._default(z.string(), blank.body),
  summary: z._default(z.string(), blank.summary),
  discussionUrl: z._default(z.string(), blank.discussionUrl),
  labels: z._default(z.array(z.string()), blank.labels),
  earliestStart: z._default(z.nullable(z.string()), blank.earliestStart),
  duration: z._default(z.number(), blank.duration),
})

/** The schedule of a draft, as it would be signed at that moment. */
export const scheduleOf = (
  { earliestStart, duration }: DraftContent,
  now: number,
) => ({
  earliestStart: secondOf(earliestStart ? Date.parse(earliestStart) : now),
  duration,
})

/** The shortest time that a club lets a vote be open: seconds, whole minutes. */
function leastDuration(minPeriod: number): number {
  const { least, unit } = proposalLimits.duration
  return Math.max(least, Math.ceil(minPeriod / unit) * unit)
}

/** Said first: a club may ask for longer than what holds for all. */
function tooShort(
  { duration }: DraftContent,
  minPeriod: number,
): ProposalFault[] {
  const limit = leastDuration(minPeriod)
  return duration < limit
    ? [{ field: 'duration', code: 'too_short', limit }]
    : []
}

export interface ProposalKindOptions {
  /** Of its club; `minPeriod`: for how many seconds a vote is open at least. */
  rules: Pick<ClubRuleSet, 'labels' | 'minPeriod'>
  /** The server's time in milliseconds. */
  now: () => number
}

/**
 * What a draft of a proposal is made of, for the draft machine: its words are
 * those of `DraftContent`, its rules those that the server asks.
 */
export const proposalKind = ({ rules, now }: ProposalKindOptions) => ({
  blank: { ...blank, duration: leastDuration(rules.minPeriod) },
  /** @throws where they are no words of a proposal. */
  read: (words: unknown): DraftContent => z.parse(Words, words),
  validate: (value: DraftContent): Record<string, string> => {
    const content = checkContent(value, rules.labels)
    const at = now()
    return faultsByField([
      ...(content.ok ? [] : content.faults.map(toFault)),
      ...tooShort(value, rules.minPeriod),
      ...checkSchedule(scheduleOf(value, at), at).map(toFault),
    ])
  },
})
