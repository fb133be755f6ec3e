import {
  audit,
  type Bundle,
  bundleFormat,
  factsHash,
} from '@narwhal-club/core/audit'
import { outcomeOf } from '@narwhal-club/core/governance'
import {
  isVoteReason,
  noPreviousLine,
  votesLedger,
} from '@narwhal-club/core/voting'
import { type Address, hexToBytes, keccak256, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { mainClubOf } from '../../../server/api/clubs/mainClub.ts'
import { castSeeds } from '../../../server/api/votes/castSeeds.ts'
import { createSealer } from '../../../server/api/votes/createSealer.ts'
import { loadNative } from '../../../server/signatures/loadRecovery.ts'
import { readSignature } from '../../../server/signatures/signature.ts'
import { createTestAccounts } from '../accounts.ts'
import { addressesOf } from '../deploy.ts'
import { worldClubs } from './clubs.ts'
import { worldGovernance } from './governance.ts'
import { holdings } from './holdings.ts'
import { crowdKeys } from './keys.ts'
import { fixturePast, type Past } from './past.ts'
import { told } from './proposalTexts.ts'
import { createRandom } from './random.ts'

const lower = (address: string) => address.toLowerCase() as Address
const now = Date.UTC(2026, 10, 23, 12, 0, 30, 500)
const accounts = createTestAccounts()
const addresses = addressesOf(accounts.admin.address)
const sealer = createSealer(`0x${'42'.repeat(32)}`)
const recover = loadNative()
const main = mainClubOf(
  {
    NFT_CONTRACT: lower(addresses.nft),
    TOKEN_CONTRACT: lower(addresses.token),
  },
  now,
)
const clubs = worldClubs(accounts)(main)

/** Where the crowd holds something, too. */
function crowdedPast(): Past {
  const random = createRandom(7)
  const named = (['admin', 'whale', 'proposer', 'holder'] as const).map(
    (role): [Address, number] => [
      lower(accounts[role].address),
      holdings[role].nfts,
    ],
  )
  const crowd = [...crowdKeys().keys()]
    .slice(0, 150)
    .map((address): [Address, number] => [
      address,
      Math.min(40, Math.floor(random.longTail(0.95))),
    ])
  const blockHash = keccak256(stringToHex('crowded'))
  return () => ({ block: 7, blockHash, owners: [...named, ...crowd] })
}

/** What anyone would be given who wants to count the votes on each anew. */
async function bundlesOf(past: Past) {
  const seed = worldGovernance(accounts, addresses, past)(main)
  const { proposals, planned } = seed
  const world = { proposals, clubs, sealer, recover }
  const { ballots, lines } = await castSeeds(seed.votes(), world)
  const last = lines.at(-1)
  const head = await sealer.seal({
    format: 'narwhal-head-1',
    ledger: votesLedger,
    size: lines.length,
    hash: last?.hash ?? noPreviousLine,
    at: now,
  })
  const unsealed = proposals.map(({ row, versions, holders }) => {
    const { id, number, author, start, end, snapshot, quorum, counts } = row
    const cancelledAt = row.cancelled?.at ?? null
    const { comments: _, ballots: __, ...tally } = counts
    const club = clubs.find((each) => each.id === row.club)
    const voting = { start, end, cancelledAt }
    const outcome = outcomeOf(voting, tally, quorum, now) ?? null
    const { block, blockHash, root, excluded } = snapshot
    const { eligibleVoters, eligiblePower } = row
    const list = holders.map((each) => [each.address, each.votingPower])
    return {
      format: bundleFormat,
      proposal: { id, number, author, start, end, cancelledAt, quorum },
      club: { id: row.club, name: club?.name, nft: club?.nftContract },
      versions,
      voters: {
        ...{ block, blockHash, root, excluded },
        ...{ eligibleVoters, eligiblePower, list },
      },
      lines: ballots
        .filter(({ proposal }) => proposal === id)
        .map(({ line }) => lines[line.index]),
      tally: { ...tally, outcome },
      head,
      keys: [{ key: sealer.key, from: ballots[0]?.at ?? now }],
    } as Bundle
  })
  const bundles = await Promise.all(
    unsealed.map(async (bundle): Promise<Bundle> => {
      const stand = await sealer.seal({
        format: 'narwhal-stand-1',
        proposal: bundle.proposal.id,
        facts: factsHash(bundle),
        ballots: bundle.lines.length,
        last: bundle.lines.at(-1)?.hash ?? noPreviousLine,
        at: now,
      })
      return { ...bundle, stand }
    }),
  )
  return { bundles, ballots, planned, proposals }
}

describe.each([
  {
    name: 'the named accounts alone',
    past: fixturePast(accounts, addresses.swap),
    many: 20,
  },
  { name: 'a crowd', past: crowdedPast(), many: 500 },
])('of $name', ({ past, many }) => {
  const made = bundlesOf(past)

  test('default: what is counted anew is what was told, and nothing is red', async () => {
    const { bundles } = await made
    for (const bundle of bundles) {
      const report = audit(bundle, {
        recover(digest, signature) {
          const read = readSignature(signature)
          return read.ok ? recover(hexToBytes(digest), read.signature) : null
        },
      })
      const red = report.checks.filter(({ ok }) => !ok)
      expect([bundle.proposal.id, red]).toEqual([bundle.proposal.id, []])
      const open = report.checks.flatMap(({ unchecked }) => unchecked)
      // Where the club itself asks, nobody has signed what it asks.
      const unsigned = open.filter(({ what }) => what === 'unsigned')
      expect(bundle.proposal.author === null ? unsigned : []).toEqual(open)
    }
  })

  test('default: there are many, some changed, with reasons of their own', async () => {
    const { ballots } = await made
    expect(ballots.length).toBeGreaterThan(many)
    expect(ballots.filter(({ seq }) => seq > 0).length).toBeGreaterThan(
      ballots.length / 25,
    )
    const reasons = ballots.filter(({ reason }) => reason !== '')
    expect(reasons.length).toBeGreaterThan(ballots.length / 10)
    const said = reasons.map(({ proposal, reason }) => proposal + reason)
    expect(new Set(said).size).toBe(said.length)
  })

  test('behavior: those who are waited for have not voted', async () => {
    const { ballots, proposals } = await made
    const open = proposals.filter(
      ({ row }) => row.start <= now && now < row.end && !row.cancelled,
    )
    expect(open).toHaveLength(3)
    const votersOf = (id: string) =>
      new Set(
        ballots.filter(({ proposal }) => proposal === id).map((b) => b.voter),
      )
    const holder = lower(accounts.holder.address)
    for (const { row } of open) expect(votersOf(row.id).has(holder)).toBe(false)
  })
})

test('behavior: with a crowd each comes out as it is told', async () => {
  const { proposals } = await bundlesOf(crowdedPast())
  const outcomes = proposals.map(({ row }) => {
    const { start, end, cancelled, counts, quorum } = row
    const voting = { start, end, cancelledAt: cancelled?.at ?? null }
    return [row.title, outcomeOf(voting, counts, quorum, now)]
  })
  const wanted = told
    .filter(({ outcome }) => outcome)
    .map(({ title, outcome }) => [title, outcome])
  expect(outcomes).toEqual(expect.arrayContaining(wanted))
})

test('behavior: every reason is in its normal form', () => {
  const all = told.flatMap(({ reasons, named }) => [
    ...(reasons?.yes ?? []),
    ...(reasons?.no ?? []),
    ...Object.values(named ?? {}).map(({ reason = '' }) => reason),
  ])
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((reason) => !isVoteReason(reason))).toEqual([])
})

test('error: one who has no power, or signs for another, fails the start', async () => {
  const seed = worldGovernance(
    accounts,
    addresses,
    fixturePast(accounts, addresses.swap),
  )(main)
  const [first] = seed.votes()
  if (!first) throw new Error('no votes')
  const world = { proposals: seed.proposals, clubs, sealer, recover }
  const other = { ...first, signature: `0x${'11'.repeat(64)}1b` as const }
  await expect(castSeeds([other], world)).rejects.toThrow(/bad_signature/)
  const strangers = seed.proposals.map((each) => ({ ...each, holders: [] }))
  await expect(
    castSeeds([first], { ...world, proposals: strangers }),
  ).rejects.toThrow(/no_voting_power/)
})
