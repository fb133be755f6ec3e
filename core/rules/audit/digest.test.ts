import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import { type VoteMessage, voteDigest } from '../voting/index.ts'
import { createVoteDigest } from './digest.ts'

const nft = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

describe('createVoteDigest', () => {
  test('properties: as viem hashes the same typed data', () => {
    forSeeds((random) => {
      const hex = (digits: number) =>
        `0x${Array.from({ length: digits }, () => random.below(16).toString(16)).join('')}` as const
      const contract = random.chance(0.5) ? nft : hex(40)
      const digestOf = createVoteDigest(contract)
      for (let round = 0; round < 5; round += 1) {
        const message: VoteMessage = {
          summary: random.pick(['', 'Vote YES on #1 “ä 🐋” in x.', hex(300)]),
          voter: hex(40),
          club: random.pick(['main', 'deep-dive', '']),
          proposalId: hex(64),
          contentHash: hex(64),
          choice: random.below(256),
          reason: random.pick(['', 'Why\nnot ❄️', hex(1_000)]),
          seq: random.below(2 ** 32),
          timestamp: random.below(253_402_300_799),
        }
        expect(digestOf(message)).toBe(voteDigest(contract, message))
      }
    }, 30)
  })
})
