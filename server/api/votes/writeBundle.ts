import {
  asciiJson,
  type Bundle,
  BundleShape,
  type BundleVersion,
  bundleFormat,
  factsHash,
} from '@narwhal-club/core/audit'
import {
  type Asked,
  fileNameOf,
  type votesApi,
} from '@narwhal-club/core/contract'
import {
  normaliseLine,
  outcomeOf,
  type ProposalMessage,
} from '@narwhal-club/core/governance'
import { canonicalJson, type Json } from '@narwhal-club/core/ledger'
import { votesLedger } from '@narwhal-club/core/voting'
import { type Hex, keccak256, stringToHex } from 'viem'
import * as z from 'zod/mini'
import { RefusalError } from '../../errors.ts'
import { votingOf } from '../proposals/presentProposal.ts'
import type { VersionRow } from '../proposals/proposals.ports.ts'
import type { BundleFacts, VotePorts } from './votes.ports.ts'

type Address = `0x${string}`
type Ports = Pick<VotePorts<never>, 'clock' | 'sealer'> & {
  reads: Pick<VotePorts<never>['reads'], 'bundle' | 'ballotLines' | 'powers'>
}

/**
 * How many of a list are read, held to their shape and written at once. A line
 * has up to 40 kB.
 */
const strides = { list: 500, lines: 50 }

const { list: ListShape } = BundleShape.shape.voters.shape
const { lines: LinesShape } = BundleShape.shape

function versionOf({ signed, ...row }: VersionRow): BundleVersion {
  return {
    version: row.version,
    at: row.at,
    title: row.title,
    body: row.body,
    summary: row.summary,
    discussionUrl: row.discussionUrl,
    labels: [...row.labels].sort(),
    contentHash: row.contentHash as Hex,
    signed: signed && {
      message: signed.message as unknown as ProposalMessage,
      digest: signed.digest as Hex,
      signature: signed.signature as Hex,
    },
  }
}

/** All of a bundle but its lists, which are empty here, and what is sealed. */
function frameOf(facts: BundleFacts): Omit<Bundle, 'head' | 'stand'> {
  const { row, club, versions, keys, at } = facts
  const { snapshot, counts } = row
  const { yesPower, noPower, yesVoters, noVoters } = counts
  const voting = votingOf(row)
  const outcome = outcomeOf(voting, counts, row.quorum, at) ?? null
  return {
    format: bundleFormat,
    proposal: {
      id: row.id,
      number: row.number,
      author: row.author,
      ...voting,
      quorum: row.quorum,
    },
    club: {
      id: row.club,
      name: normaliseLine(club.name),
      nft: club.nftContract as Address,
    },
    versions: versions.map(versionOf),
    voters: {
      block: snapshot.block,
      blockHash: snapshot.blockHash as Hex,
      excluded: snapshot.excluded as Address[],
      root: snapshot.root as Hex,
      eligibleVoters: row.eligibleVoters,
      eligiblePower: row.eligiblePower,
      list: [],
    },
    lines: [],
    tally: { yesPower, noPower, yesVoters, noVoters, outcome },
    keys,
  }
}

/** Writes a list a stretch at a time, without its brackets. */
async function* writeRows(
  count: number,
  stride: number,
  shape: z.ZodMiniType,
  read: (from: number, to: number) => Promise<unknown[]>,
): AsyncGenerator<string> {
  for (let from = 0; from < count; from += stride) {
    const to = Math.min(count, from + stride)
    const rows = await read(from, to)
    if (rows.length !== to - from)
      throw new Error(`a bundle lacks rows ${from} to ${to}`)
    const text = asciiJson(z.parse(shape, rows)).slice(1, -1)
    yield from > 0 ? `,${text}` : text
  }
}

/**
 * Makes a bundle (core/docs/audit-format.md) of one moment: first what it begins and
 * ends with, in one statement; then its lists, a stretch at a time. Frozen lists
 * stay as they are and lines are only ever added, so that those up to the last
 * place of that moment belong to it, whatever is voted meanwhile.
 *
 * Each part is held to the form of a bundle before it is let go.
 *
 * @returns its parts, what it is saved as, and a weak tag where it is closed: only `head` and `stand`
 * change then.
 * @throws RefusalError
 */
export async function openBundle(
  { clock, reads, sealer }: Ports,
  { proposal }: Asked<(typeof votesApi)['bundle']>,
): Promise<{
  etag?: string
  name: string
  parts(): AsyncGenerator<string>
}> {
  const facts = await reads.bundle(proposal, clock)
  if (!facts) throw new RefusalError('proposal_not_found')
  const frame = frameOf(facts)
  const { ballots, last, row, head: ends, at } = facts
  const { root } = row.snapshot

  async function* powers() {
    let after = ''
    const read = async (from: number, to: number) => {
      const found = await reads.powers(root, after, to - from)
      after = found.at(-1)?.[0] ?? after
      return found
    }
    yield* writeRows(row.eligibleVoters, strides.list, ListShape, read)
  }
  const lines = () =>
    writeRows(ballots, strides.lines, LinesShape, (from, to) =>
      reads.ballotLines(proposal, from, to),
    )

  async function* parts() {
    const head = await sealer.seal({
      format: 'narwhal-head-1' as const,
      ledger: votesLedger,
      ...ends,
      at,
    })
    const stand = await sealer.seal({
      format: 'narwhal-stand-1' as const,
      proposal,
      facts: factsHash(frame),
      ballots,
      last,
      at,
    })
    const whole = z.parse(BundleShape, { ...frame, head, stand })
    const { format, proposal: about, club, versions, tally, keys } = whole
    const { list: _, ...frozen } = whole.voters
    const first = { format, proposal: about, club, versions }
    const open = (value: object) => asciiJson(value).slice(0, -1)
    yield `${open(first)},"voters":${open(frozen)},"list":[`
    yield* powers()
    yield ']},"lines":['
    yield* lines()
    yield `],${asciiJson({ tally, head, stand, keys }).slice(1)}`
  }
  const name = fileNameOf(row, 'bundle')
  if (frame.tally.outcome === null) return { name, parts }
  const said = canonicalJson({ ...frame, ballots } as unknown as Json)
  const etag = `W/"${keccak256(stringToHex(said)).slice(2, 34)}"`
  return { etag, name, parts }
}
