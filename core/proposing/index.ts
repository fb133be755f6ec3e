export {
  type AskBountyDraft,
  createBountyDraftClient,
} from './proposing.bounty.calls.ts'
export { bountyKind } from './proposing.bounty.kind.ts'
export {
  type AskProposing,
  createProposingClient,
  type ProposingCalls,
} from './proposing.calls.ts'
export {
  createBountyDraftPorts,
  createDraftPorts,
} from './proposing.drafts.ts'
export { proposingFailure, toProposingFailure } from './proposing.failure.ts'
export { proposalKind } from './proposing.kind.ts'
export { proposingMachine } from './proposing.machine.ts'
export type * from './proposing.types.ts'
export { toProposingView } from './proposing.view.ts'
export type * from './proposing.view.types.ts'
