import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'

const { analyticsSummary, analyticsDistribution } = surface
const { powerStory, proposals } = surface

/** After NFTs have gone from the holder to the newcomer. */
export const movedCases: ContractCase[] = [
  {
    name: 'moved: who came is counted as a holder, and who left is none',
    async run({ open }) {
      const visitor = open()
      const { json } = await visitor.get(urlOf(analyticsSummary, {}))
      expect(json.holders).toBe(4)
      const spread = await visitor.get(urlOf(analyticsDistribution, {}))
      const few = spread.json.buckets.filter(
        ({ from, holders }: { from: number; holders: number }) =>
          from < 10 && holders > 0,
      )
      expect(few).toMatchObject([{ holders: 1, held: 3 }])
    },
  },
  {
    name: 'moved: how much someone may vote with is told with what came and went',
    async run({ open, accounts }) {
      const visitor = open()
      const asked = urlOf(proposals, { q: 'A map of the whales' })
      const [{ id: proposal }] = (await visitor.get(asked)).json.rows
      const story = async (address: string) =>
        (await visitor.get(urlOf(powerStory, { proposal, address }))).json
      const numbersOf = async (address: string) => {
        const { power, held, changes, later } = await story(address)
        return [power, held, changes.length, later.length]
      }
      const { holder, newcomer } = accounts
      // Three were minted, and one had gone.
      expect(await numbersOf(holder.address)).toEqual([2, 2, 4, 2])
      expect(await numbersOf(newcomer.address)).toEqual([1, 1, 1, 2])
    },
  },
]
