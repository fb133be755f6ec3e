import * as z from 'zod/mini'
import { governance } from '../constants.ts'
import type { DraftContent } from '../contract/index.ts'
import { faultsByField } from '../messages/pages/proposalFaults.ts'
import {
  checkContent,
  checkSchedule,
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
  duration: governance.minimumVotingPeriodSeconds,
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

export interface ProposalKindOptions {
  /** Names of the labels that the club has. */
  labels: readonly string[]
  /** The server's time in milliseconds. */
  now: () => number
}

/**
 * What a draft of a proposal is made of, for the draft machine: its words are
 * those of `DraftContent`, its rules those that the server asks.
 */
export const proposalKind = ({ labels, now }: ProposalKindOptions) => ({
  blank,
  /** @throws where they are no words of a proposal. */
  read: (words: unknown): DraftContent => z.parse(Words, words),
  validate: (value: DraftContent): Record<string, string> => {
    const content = checkContent(value, labels)
    const at = now()
    return faultsByField([
      ...(content.ok ? [] : content.faults.map(toFault)),
      ...checkSchedule(scheduleOf(value, at), at).map(toFault),
    ])
  },
})
