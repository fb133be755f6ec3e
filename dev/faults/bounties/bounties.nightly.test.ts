import { chosenOf, testCampaign } from '../kit/nightly.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

/** `node dev/faults/bounties/run.mjs` runs fifty seeds; a night has one of each. */
testCampaign(
  'no reward is lost, paid twice or accepted unpaid',
  chosenOf(pairs),
  runCampaign,
)
