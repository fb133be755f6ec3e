import type { ProposalFault } from '../contract/index.ts'
import type { FieldFault, ScheduleFault } from '../rules/governance/index.ts'

/** A fault of the rules as the contract has it. */
export const toFault = (fault: FieldFault | ScheduleFault): ProposalFault =>
  'part' in fault
    ? { field: fault.part, code: fault.why, limit: fault.limit }
    : fault
