import type { Eligibility, ProposalFault } from '../contract/index.ts'
import { proposalLimits } from '../rules/governance/limits.ts'
import { durationInWords } from '../rules/governance/sentence.ts'
import { proposing } from './pages/proposing.ts'
import { whyNotPropose } from './whyNotPropose.ts'

const { fault: words } = proposing

/** A fault of any form: a field that is not known has no words of its own. */
type Written = Omit<ProposalFault, 'field'> & { field: string }

/** One sentence about what is wrong, for the one who put it there. */
export function faultSentence(fault: Written): string {
  const { field, code, limit = 0, address } = fault
  const { least, most } = proposalLimits.duration
  if (address) return words.link(address)
  const isDuration = field === 'duration'
  switch (code) {
    case 'missing':
    case 'repeated':
    case 'unknown':
    case 'format':
    case 'past':
    case 'too_far':
    case 'not_whole':
      return words[code]
    case 'too_many':
      return words.too_many(limit)
    case 'too_short':
      return isDuration
        ? words.duration_short(durationInWords(fault.limit ?? least))
        : words.too_short(limit)
    case 'too_long':
      return isDuration
        ? words.duration_long(durationInWords(fault.limit ?? most))
        : words.too_long(limit)
    default:
      return words.other
  }
}

/** The first sentence of each field. */
export function faultsByField(
  faults: readonly Written[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const fault of faults) errors[fault.field] ??= faultSentence(fault)
  return errors
}

/** Says what is in the way of an address, the first thing first. */
export function eligibilitySentence({ why, need }: Eligibility): string | null {
  const [first] = why
  return first ? whyNotPropose({ ...first, need }) : null
}
