import type { Hex } from 'viem'
import type { Address } from '../../hex.ts'
import { contentHash } from '../governance/content.ts'
import { buildTree } from '../governance/merkle.ts'
import {
  noPreviousDigest,
  type ProposalMessage,
  proposalDigest,
} from '../governance/message.ts'
import { proposalSentence } from '../governance/sentence.ts'
import {
  canonicalJson,
  emptyHead,
  hashEntry,
  type Json,
  type LedgerEntry,
} from '../ledger/index.ts'
import {
  type BallotLine,
  ballotKind,
  choiceNumbers,
  choiceOf,
  type HeadFacts,
  noPreviousLine,
  proposalIdOf,
  type Receipt,
  type ReceiptFacts,
  type StandFacts,
  sealDigest,
  type VoteChoice,
  type VoteMessage,
  voteDigest,
  voteSentence,
  votesLedger,
} from '../voting/index.ts'
import type { Bundle, BundleVersion } from './bundle.ts'
import { addressOfKey, keyOf, signDigest } from './keys.testing.ts'
import { factsHash } from './stand.ts'

export const nft: Address = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
export const vault: Address = `0x${'7a'.repeat(20)}`
const club = { id: 'main', name: 'Narwhal Club', nft }
const id = 'e0000000-0000-4000-8000-000000000001'
const number = 12
export const sealKey = keyOf('seal')
const authorKey = keyOf('author')
const day = 86_400
/** 2026-11-18, 12:00 UTC, in seconds. */
const published = 1_795_003_200
const start = published + day
export const voterKey = (place: number) => keyOf(`voter ${place}`)

/** What one voter does: choices one after the other, and why. */
export interface Voting {
  voter: number
  choice: VoteChoice
  reason?: string
}

const words = [
  'The relay brought us through last winter.',
  'The relay brought us through last winter, and it will again.\n\nSee you there – ❄️',
]

function versionOf(at: number, before?: BundleVersion): BundleVersion {
  const version = (before?.version ?? 0) + 1
  const content = {
    title: 'Fund the winter relay',
    body: words[version - 1] ?? '',
    summary: 'A relay, in winter.',
    discussionUrl: 'https://forum.example/relay',
    labels: ['Events', 'Treasury'],
  }
  const when = {
    earliestStart: start,
    duration: 3 * day,
    version,
    timestamp: at - 60,
  }
  const message: ProposalMessage = {
    ...when,
    summary: proposalSentence({ ...when, ...content, club: club.name }),
    author: addressOfKey(authorKey),
    club: club.id,
    contentHash: contentHash({ ...content, version }),
    replaces: before?.signed?.digest ?? noPreviousDigest,
  }
  const digest = proposalDigest(nft, message)
  const signature = signDigest(digest, authorKey)
  const signed = { message, digest, signature }
  const { contentHash: hash } = message
  return { version, at: at * 1_000, ...content, contentHash: hash, signed }
}

export const powerOf = (voter: number) => 1 + ((voter * voter) % 23)

export function listOfVoters(count: number): [Address, number][] {
  const all = Array.from({ length: count }, (_, voter): [Address, number] => [
    addressOfKey(voterKey(voter)),
    powerOf(voter),
  ])
  return all.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The sums and the root of a list, as the server freezes them. */
export function frozen(list: [Address, number][]) {
  const holders = list.map(([address, votingPower]) => ({
    address,
    votingPower,
  }))
  return {
    list,
    root: buildTree(holders).root,
    eligibleVoters: list.length,
    eligiblePower: list.reduce((sum, [, power]) => sum + power, 0),
  }
}

/** A ballot before it is a line: its places are made with the line. */
export type Cast = Omit<BallotLine, 'place' | 'previous'> & {
  receivedAt: number
}

export function castOf(
  { voter, choice, reason = '' }: Voting,
  seq: number,
  at: number,
  hash: Hex,
  key = voterKey(voter),
): Cast {
  const { title } = versionOf(published)
  const message: VoteMessage = {
    summary: voteSentence({ choice, number, title, club: club.name, seq }),
    voter: addressOfKey(key),
    club: club.id,
    proposalId: proposalIdOf(id),
    contentHash: hash,
    choice: choiceNumbers[choice],
    reason,
    seq,
    timestamp: at,
  }
  const signature = signDigest(voteDigest(nft, message), key)
  const said = { proposal: id, message, signature, signer: 'key' } as const
  return { ...said, power: powerOf(voter), receivedAt: at * 1_000 + 1_234 }
}

/** Writes ballots into the ledger, with lines of other proposals in between. */
export function linesOf(casts: readonly Cast[]): LedgerEntry[] {
  let index = 400
  let previous = noPreviousLine
  return casts.map(({ receivedAt, ...said }, place) => {
    const prevHash =
      place > 0 && place % 3 !== 0 ? previous : keyOf(`other ${place}`)
    index += place % 3 === 0 ? 5 : 1
    const payload = canonicalJson({
      ...said,
      place,
      previous,
    } as unknown as Json)
    const line = { ledger: votesLedger, index, kind: ballotKind, payload }
    const linked = { ...line, receivedAt, prevHash }
    const entry = { ...linked, hash: hashEntry(linked) }
    previous = entry.hash
    return entry
  })
}

export function sealHead(facts: HeadFacts, key = sealKey): Bundle['head'] {
  const said = { ...facts, key: addressOfKey(key) }
  return { ...said, signature: signDigest(sealDigest(said), key) }
}

/** Seals how a bundle says that the vote stood, whatever it says. */
export function withStand(bundle: Bundle, key = sealKey): Bundle {
  const { proposal, lines, head } = bundle
  const facts: StandFacts = {
    format: 'narwhal-stand-1',
    proposal: proposal.id,
    facts: factsHash(bundle),
    ballots: lines.length,
    last: lines.at(-1)?.hash ?? noPreviousLine,
    at: head.at,
  }
  const said = { ...facts, key: addressOfKey(key) }
  const stand = { ...said, signature: signDigest(sealDigest(said), key) }
  return { ...bundle, stand }
}

/** Counts as the server does: the last ballot of each voter. */
export function tallyOf(casts: readonly Cast[]): Bundle['tally'] {
  const last = new Map(casts.map((cast) => [cast.message.voter, cast]))
  const sums = { yesPower: 0, noPower: 0, yesVoters: 0, noVoters: 0 }
  for (const { message, power } of last.values()) {
    const choice = choiceOf(message.choice) ?? 'no'
    sums[`${choice}Power`] += power
    sums[`${choice}Voters`] += 1
  }
  const { yesPower, noPower } = sums
  const outcome =
    yesPower + noPower === 0
      ? 'no_votes'
      : yesPower > noPower
        ? 'passed'
        : yesPower === noPower
          ? 'tied'
          : 'rejected'
  return { ...sums, outcome }
}

/** Writes lines, tally and head anew, as a server would that lies throughout. */
export function withCasts(
  bundle: Bundle,
  casts: readonly Cast[],
  at = bundle.proposal.end + 1_000,
): Bundle {
  const lines = linesOf(casts)
  const { index = -1, hash = emptyHead.hash } = lines.at(-1) ?? {}
  const counted = tallyOf(casts)
  const tally =
    at < bundle.proposal.end ? { ...counted, outcome: null } : counted
  const facts = { format: 'narwhal-head-1', ledger: votesLedger } as const
  const head = sealHead({ ...facts, size: index + 1, hash, at })
  return withStand({ ...bundle, lines, tally, head })
}

/** All ballots of a bundle, as they were cast. */
export const castsOf = ({ lines }: Bundle): Cast[] =>
  lines.map(({ payload, receivedAt }) => {
    const { place: _, previous: __, ...said } = JSON.parse(payload)
    return { ...said, receivedAt }
  })

/** Casts ballots one after the other, `seq` and time as they come. */
export function cast(votings: readonly Voting[], hash: Hex): Cast[] {
  const seqs = new Map<number, number>()
  return votings.map((voting, at) => {
    const seq = seqs.get(voting.voter) ?? 0
    seqs.set(voting.voter, seq + 1)
    return castOf(voting, seq, start + 60 * (at + 1), hash)
  })
}

/** A bundle that is honest throughout: a proposal of two versions, closed. */
export function honestBundle(
  votings: readonly Voting[],
  voters: number,
): Bundle {
  const first = versionOf(published)
  const second = versionOf(published + 3_600, first)
  const end = (start + 3 * day) * 1_000
  const empty: Bundle = {
    format: 'narwhal-bundle-1',
    proposal: {
      id,
      number,
      author: addressOfKey(authorKey),
      start: start * 1_000,
      end,
      cancelledAt: null,
      quorum: 3,
    },
    club,
    versions: [first, second],
    voters: {
      block: 18_400_000,
      blockHash: keyOf('block'),
      excluded: [vault],
      ...frozen(listOfVoters(voters)),
    },
    lines: [],
    tally: tallyOf([]),
    head: {} as Bundle['head'],
    stand: {} as Bundle['stand'],
    keys: [{ key: addressOfKey(sealKey), from: published * 1_000 }],
  }
  return withCasts(empty, cast(votings, second.contentHash))
}

/** The receipt of the ballot at a place. */
export function receiptOf(
  { lines }: Bundle,
  place: number,
  key = sealKey,
): Receipt {
  const { index, hash, payload, receivedAt } = lines[place] as LedgerEntry
  const { proposal, message, power } = JSON.parse(payload) as BallotLine
  const facts: ReceiptFacts = {
    format: 'narwhal-receipt-1',
    proposal,
    voter: message.voter,
    seq: message.seq,
    choice: choiceOf(message.choice) ?? 'no',
    power,
    digest: voteDigest(nft, message),
    place,
    line: { index, hash },
    receivedAt,
  }
  const said = { ...facts, key: addressOfKey(key) }
  return { ...said, signature: signDigest(sealDigest(said), key) }
}

const why = 'It is worth it.'

/** Thirty ballots of two dozen voters: five changed their vote, one of them twice. */
export const thirty: Voting[] = [
  ...Array.from({ length: 24 }, (_, voter): Voting => {
    const choice = voter % 3 === 0 ? 'no' : 'yes'
    return voter % 4 === 0 ? { voter, choice, reason: why } : { voter, choice }
  }),
  { voter: 2, choice: 'no' },
  { voter: 6, choice: 'yes', reason: 'I read it again.' },
  { voter: 2, choice: 'yes', reason: 'And again.' },
  { voter: 9, choice: 'yes' },
  { voter: 11, choice: 'no', reason: 'Zu teuer – naïve Kälte ❄️' },
  { voter: 20, choice: 'no' },
]
