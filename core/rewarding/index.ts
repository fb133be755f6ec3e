export {
  type AskRewarding,
  createRewardingClient,
  type RewardingCalls,
} from './rewarding.calls.ts'
export { rewardingFailure, toRewardingFailure } from './rewarding.failure.ts'
export { rewardingMachine } from './rewarding.machine.ts'
export type * from './rewarding.types.ts'
export { toRewardingView } from './rewarding.view.ts'
