import {
  checkLinks,
  contentHash,
  noPreviousDigest,
  type PowerSnapshot,
  type ProposalContent,
  proposalDigest,
  proposalSentence,
  snapshotOf,
} from '@narwhal-club/core/governance'
import type { Extras, GovernanceSeed } from '@narwhal-club/server'
import type { Address, Hex } from 'viem'
import { type Role, roles, type TestAccounts } from '../accounts.ts'
import { ballotsOf, type Planned } from './ballots.ts'
import { signAs } from './keys.ts'
import type { Past } from './past.ts'
import type { Told } from './proposalTexts.ts'
import { countVotes, votesOf } from './votes.ts'

type Seed = GovernanceSeed['proposals'][number]
type Version = Seed['versions'][number]
type Club = ReturnType<NonNullable<Extras['clubs']>>[number]

const day = 86_400_000
/** Voting begins and ends in whole seconds. */
const wholeSeconds = (moment: number) => Math.floor(moment / 1_000) * 1_000
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`

interface Signing {
  club: Club
  nft: Address
  role: Role
  author: Address
  start: number
  duration: number
}

/** Signs a version, as its author would have at that moment. */
function sign(
  content: ProposalContent,
  at: number,
  { club, nft, role, author, start, duration }: Signing,
  before?: Version,
): Version {
  const version = (before?.version ?? 0) + 1
  const timestamp = Math.floor(at / 1_000)
  const unsaid = {
    author,
    club: club.id,
    contentHash: contentHash({ ...content, version }),
    earliestStart: Math.max(timestamp, start / 1_000),
    duration,
    version,
    replaces: (before?.signed?.digest ?? noPreviousDigest) as Hex,
    timestamp,
  }
  const { title } = content
  const sentence = { ...unsaid, title, club: club.name }
  const message = { ...unsaid, summary: proposalSentence(sentence) }
  const digest = proposalDigest(nft, message)
  const signature = signAs(role, digest)
  return {
    ...content,
    labels: [...content.labels],
    version,
    contentHash: message.contentHash,
    signed: { message, signature, digest },
    at,
  }
}

export interface ProposalWorld {
  accounts: TestAccounts
  clubs: readonly Club[]
  nft: string
  /** Addresses that count in no club. */
  excluded: readonly string[]
  now: number
  past: Past
  told: readonly Told[]
}

/** Of one who has what it takes at that block, the one who is named before others. */
function authorOf(
  { accounts }: ProposalWorld,
  wanted: Role,
  { holders }: PowerSnapshot,
  need: number,
): Role | undefined {
  return [wanted, 'whale' as const, 'proposer' as const].find((role) => {
    const address = accounts[role].address.toLowerCase()
    const held = holders.find((holder) => holder.address === address)
    return (held?.votingPower ?? 0) >= need
  })
}

/** What was proposed, signed and voted on before a world began. */
function proposalOf(world: ProposalWorld, each: Told, place: number) {
  const { clubs, now, past, accounts, excluded } = world
  const club = clubs.find(({ id }) => id === (each.club ?? 'main')) as Club
  const publishedAt = now - each.published * day
  const opened = each.opened ?? each.published
  const start = wholeSeconds(now - opened * day)
  const end = start + each.open * day
  const { rules } = club
  const out = [...new Set([...excluded, ...rules.exclusions])].sort()
  const frozen = past(publishedAt)
  const power = snapshotOf(frozen.owners, out as Address[])
  const role = authorOf(world, each.author, power, rules.minProposeVp)
  if (!role) return undefined
  const author = accounts[role].address.toLowerCase() as Address
  const nft = world.nft.toLowerCase() as Address
  const duration = each.open * 86_400
  const signing = { club, nft, role, author, start, duration }
  const content = {
    title: each.title,
    body: each.body,
    summary: each.summary ?? '',
    discussionUrl: each.discussionUrl ?? null,
    labels: each.labels ?? [],
  }
  const first = sign(content, publishedAt, signing)
  const versions = [first]
  if (each.edited) {
    const edited = { ...content, body: each.edited }
    versions.push(sign(edited, publishedAt + day / 2, signing, first))
  }
  const last = versions.at(-1) as Version
  const admin = accounts.admin.address.toLowerCase()
  const cancelledAt = each.cancelled ? start + day : null
  const voting = { start, end, cancelledAt }
  const quorum = rules.quorumVp
  const voters = power.holders.map((holder) => ({
    ...holder,
    role: roles.find(
      (one) => accounts[one].address.toLowerCase() === holder.address,
    ),
  }))
  const votes = votesOf(voters, each, { voting, quorum })
  const planned = ballotsOf(idOf(place), votes, {
    told: each,
    from: start,
    to: Math.min(now, end, cancelledAt ?? end),
  })
  const counts = {
    ...countVotes(votes),
    ballots: planned.length,
    comments: 0,
  }
  const { links } = checkLinks({ body: last.body }, new Set())
  const row: Seed['row'] = {
    id: idOf(place),
    club: club.id,
    number: 0,
    kind: 'proposal',
    author,
    idea: null,
    rulesVersion: 1,
    version: last.version,
    title: last.title,
    summary: last.summary,
    labels: last.labels,
    publishedAt,
    updatedAt: last.at,
    start,
    end,
    snapshot: {
      block: frozen.block,
      blockHash: frozen.blockHash,
      root: power.root,
      excluded: out,
    },
    eligibleVoters: power.eligibleVoters,
    eligiblePower: power.eligiblePower,
    quorum,
    draft: null,
    intent: null,
    // These are of a time before there were fees.
    fee: null,
    cancelled:
      each.cancelled && cancelledAt !== null
        ? { at: cancelledAt, by: admin, reason: each.cancelled }
        : null,
    flagged: each.flagged
      ? { at: start + day / 4, by: admin, reason: each.flagged }
      : null,
    reports: 0,
    newHosts: [...new Set(links.map(({ host }) => host))].sort(),
    counts,
  }
  return { seed: { row, versions, holders: power.holders }, planned }
}

/** All of them, numbered in the order in which they were published. */
export function worldProposals(
  world: ProposalWorld,
  more: readonly Seed[],
): {
  proposals: Seed[]
  planned: Planned[]
} {
  const written = world.told.flatMap(
    (each, place) => proposalOf(world, each, place) ?? [],
  )
  const seeds = [...written.map(({ seed }) => seed), ...more]
  for (const { id } of world.clubs)
    seeds
      .filter(({ row }) => row.club === id)
      .sort((a, b) => a.row.publishedAt - b.row.publishedAt)
      .forEach(({ row }, index) => {
        row.number = index + 1
      })
  return {
    proposals: seeds,
    planned: written.flatMap(({ planned }) => planned),
  }
}
