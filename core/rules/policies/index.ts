export * from './actor.ts'
export * from './administration.policy.ts'
export * from './bounty.policy.ts'
export * from './club.policy.ts'
export * from './comment.policy.ts'
export * from './diagnostics.policy.ts'
export * from './proposal.policy.ts'
export {
  type Missing,
  type PolicyCode,
  powerOf,
  type Verdict,
} from './verdict.ts'
