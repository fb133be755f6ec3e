import { chosenOf, testCampaign } from '../kit/nightly.ts'
import { runCampaign } from './campaign.ts'
import { pairs } from './pairs.ts'

const sample = [
  'paying × tab killed',
  'paying × session lost',
  'every step × two tabs',
  'reporting × server killed',
  'confirming × wallet sped up',
  'confirming × wallet cancelled',
  'confirming × paid twice by hand',
]

/** `node dev/faults/fees/run.mjs` runs all of them; a night has a sample. */
testCampaign(
  'no fee is lost, charged twice or accepted unpaid',
  chosenOf(pairs, sample),
  runCampaign,
)
