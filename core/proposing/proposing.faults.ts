import type { ProposalFault } from '../contract/index.ts'
import { proposing } from '../messages/pages/proposing.ts'
import type { FieldFault, ScheduleFault } from '../rules/governance/index.ts'

const { fault: words } = proposing

/** One sentence about what is wrong, for the one who put it there. */
export function faultSentence(fault: ProposalFault): string {
  const { field, code, limit = 0, address } = fault
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
      return isDuration ? words.duration_short : words.too_short(limit)
    case 'too_long':
      return isDuration ? words.duration_long : words.too_long(limit)
    default:
      return words.other
  }
}

/** The first sentence of each field. */
export function faultsByField(
  faults: readonly ProposalFault[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const fault of faults) errors[fault.field] ??= faultSentence(fault)
  return errors
}

/** A fault of the rules as the contract has it. */
export const toFault = (fault: FieldFault | ScheduleFault): ProposalFault =>
  'part' in fault
    ? { field: fault.part, code: fault.why, limit: fault.limit }
    : fault
