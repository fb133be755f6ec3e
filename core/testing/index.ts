export { alice, bob } from './accounts.ts'
export { type Deferred, deferred, flush } from './deferred.ts'
export { stepsOf } from './explore.ts'
export {
  type FakeEvent,
  type FakeLogic,
  fakeActors,
  fakeLogic,
} from './fakeActors.ts'
export { type FakeClock, fakeClock } from './fakeClock.ts'
export { fakeClub } from './fakeClub.ts'
export { fakeConfig } from './fakeConfig.ts'
export { fakeServer } from './fakeServer.ts'
export { fakeTabs } from './fakeTabs.ts'
export { fakeWallet } from './fakeWallet.ts'
export { preload } from './preload.ts'
export { type Run, startRun, withFakes } from './startRun.ts'
export { answersBy, defineTour, type Tour } from './tour.ts'
export { walkPaths } from './walk.ts'
export type {
  Step,
  Walk,
  WalkCoverage,
  WalkOptions,
  WalkPath,
  WalkStep,
} from './walk.types.ts'
