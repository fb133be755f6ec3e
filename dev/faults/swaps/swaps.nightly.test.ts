import { chosenOf, testCampaign } from '../kit/nightly.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

/** `node dev/faults/swaps/run.mjs` runs fifty seeds; a night has one of each. */
testCampaign(
  'no fee is lost, paid twice or missing, and no swap is lost',
  chosenOf(pairs),
  runCampaign,
)
