import { encodeToken } from '@narwhal-club/core/chain'
import { encodeFunctionData } from 'viem'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { toldOf } from '../fees/audit.ts'
import {
  addressesOf,
  type Campaign,
  type Row,
  runScript,
} from '../kit/campaign.ts'
import { openFaultWorld } from '../kit/world.ts'
import { worth } from './onChain.ts'
import type { Pair } from './pairs.ts'
import { modeOf, openRun, personOf, play } from './run.ts'

/** For one swap of two, or for two of one. */
const enough = 2n

/** Runs every pair with every seed. */
export const runCampaign = (campaign: Campaign<Pair>): Promise<Row[]> =>
  runScript(
    {
      folder: 'swaps',
      open: () => openFaultWorld({ clubs: 1 }),
      async fund(world, plays) {
        const { nft, token } = world.chain.addresses
        const givers = new Set(
          addressesOf(
            plays.filter(({ pair, seed }) => modeOf(pair, seed) === 'deposit'),
            personOf,
          ),
        )
        await world.fund(addressesOf(plays, personOf), (to) => [
          givers.has(to)
            ? {
                to: nft,
                data: encodeFunctionData({
                  abi: clubNftAbi,
                  functionName: 'mint',
                  args: [to, enough - 1n],
                }),
              }
            : { to: token, data: encodeToken.transfer(to, enough * worth) },
        ])
      },
      begin(world, { pair, seed }) {
        const run = openRun(world, pair, seed)
        return { run, live: () => play(run, pair) }
      },
      told: (world, { account }) =>
        toldOf(world.club.urls[0] as string, account, '/api/swap/intents'),
    },
    campaign,
  )
