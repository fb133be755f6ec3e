import type { BountyFault } from '../contract/index.ts'
import { formatMoment } from '../rules/format/moment.ts'
import { bountyEditor } from './pages/bountyEditor.ts'

const { fault: words } = bountyEditor

/** Fields whose limits are moments. */
const dates = ['submitBy', 'decideBy', 'payBy']

/** One sentence about what is wrong, for the one who put it there. */
export function bountyFaultSentence(fault: BountyFault): string {
  const { field, code, limit = 0, address } = fault
  if (address) return words.link(address)
  const isDate = dates.includes(field)
  switch (code) {
    case 'missing':
    case 'repeated':
    case 'unknown':
    case 'format':
    case 'fixed':
      return words[code]
    case 'not_whole':
      return words.not_whole
    case 'too_short':
    case 'too_long':
    case 'too_many':
      return field === 'reward' ? words.reward_small : words[code](limit)
    case 'too_soon':
    case 'too_late':
      return words[code](formatMoment(new Date(limit).toISOString()))
    case 'lowered':
      return isDate ? words.sooner : words.lowered
    default:
      return words.other
  }
}

/** The first sentence of each field. */
export function bountyFaultsByField(
  faults: readonly BountyFault[],
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const fault of faults) errors[fault.field] ??= bountyFaultSentence(fault)
  return errors
}
