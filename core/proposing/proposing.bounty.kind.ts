import * as z from 'zod/mini'
import type { BountyDraftContent } from '../contract/index.ts'
import { bountyFaultsByField } from '../messages/bountyFaults.ts'
import { checkBounty, checkDates } from '../rules/bounties/index.ts'
import { datesOf } from './proposing.bounty.message.ts'

const blank: BountyDraftContent = {
  title: '',
  description: '',
  category: '',
  skills: [],
  reward: { asset: 'CRO', amount: '' },
  winnersMax: 1,
  submitBy: null,
  decideBy: null,
  payBy: null,
  minVp: 0,
  visibility: 'public',
}

const moment = z._default(z.nullable(z.string()), null)

/** Shapes alone: half-written words are words. */
const Words = z.object({
  title: z._default(z.string(), blank.title),
  description: z._default(z.string(), blank.description),
  category: z._default(z.string(), blank.category),
  skills: z._default(z.array(z.string()), blank.skills),
  reward: z._default(
    z.object({ asset: z.enum(['TOKEN', 'CRO']), amount: z.string() }),
    blank.reward,
  ),
  winnersMax: z._default(z.number(), blank.winnersMax),
  submitBy: moment,
  decideBy: moment,
  payBy: moment,
  minVp: z._default(z.number(), blank.minVp),
  visibility: z._default(
    z.enum(['public', 'after_deadline']),
    blank.visibility,
  ),
})

/**
 * What a draft of a bounty is made of, for the draft machine: its words are those
 * of `BountyDraftContent`, its rules those that the server asks.
 *
 * @param now the server's time in milliseconds.
 */
export const bountyKind = (now: () => number) => ({
  blank,
  /** @throws where they are no words of a bounty. */
  read: (words: unknown): BountyDraftContent => z.parse(Words, words),
  validate: (value: BountyDraftContent): Record<string, string> => {
    const content = checkBounty(value)
    return bountyFaultsByField([
      ...(content.ok ? [] : content.faults),
      ...checkDates(datesOf(value), now()),
    ])
  },
})
