import {
  addressesOf,
  type Campaign,
  type Row,
  runScript,
} from '../kit/campaign.ts'
import { openFaultWorld } from '../kit/world.ts'
import { toldOf } from './audit.ts'
import type { Pair } from './pairs.ts'
import { openRun, personOf, play } from './run.ts'

/** A club takes ten proposals a day, and a run makes two at most. */
const runsOfClub = 5

/** Runs every pair with every seed. */
export function runCampaign({
  processes = 1,
  ...campaign
}: Campaign<Pair> & {
  /** Of the server, on one database. @default 1 */
  processes?: number
}): Promise<Row[]> {
  const { pairs, seeds } = campaign
  const clubs = Math.ceil((pairs.length * seeds.length) / runsOfClub)
  return runScript(
    {
      folder: 'fees',
      open: () => openFaultWorld({ clubs, processes }),
      fund: (world, plays) => world.fund(addressesOf(plays, personOf)),
      begin(world, { pair, seed, number }) {
        const place = Math.floor(number / runsOfClub)
        const club = place === 0 ? 'main' : `reef-${place}`
        const run = openRun(world, pair, seed)
        const live = () => play(run, pair, { club, title: `Relay ${number}` })
        return { run, live }
      },
      told: (world, { account }) =>
        toldOf(world.club.urls[0] as string, account, '/api/fees'),
    },
    campaign,
  )
}
