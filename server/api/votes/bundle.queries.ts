import type { LedgerEntry, LedgerHead } from '@narwhal-club/core/ledger'
import { emptyHead } from '@narwhal-club/core/ledger'
import { noPreviousLine, votesLedger } from '@narwhal-club/core/voting'
import { type SQL, sql } from 'drizzle-orm'
import type { Transactor } from '../../db/database.ts'
import { milliseconds } from '../../db/moments.ts'
import { ledgerEntries, ledgerHeads } from '../../ledger/tables.ts'
import { clubs } from '../clubs/tables.ts'
import { votingOf } from '../proposals/presentProposal.ts'
import {
  proposalColumns,
  proposalOf,
  versionJson,
  versionOf,
} from '../proposals/rows.ts'
import { powerLists, proposals, proposalVersions } from '../proposals/tables.ts'
import type { Row } from './rows.ts'
import { ballots, sealKeys } from './tables.ts'
import type { BundleFacts, VoteReads } from './votes.ports.ts'

/** What a bundle begins and ends with: one statement, so of one moment. */
const factsQuery = (proposal: string) => sql`
  select ${proposalColumns}, club.name as club_name, club.nft_contract,
    coalesce((
      select max(ballot.place) + 1 from ${ballots} as ballot
      where ballot.proposal = proposal.id), 0) as ballots,
    (select json_build_object('hash', ballot.line_hash,
        'at', ${milliseconds(sql`ballot.at`)})
      from ${ballots} as ballot where ballot.proposal = proposal.id
      order by ballot.place desc limit 1) as last,
    (select json_build_object('size', head.size, 'hash', head.hash)
      from ${ledgerHeads} as head
      where head.ledger = ${votesLedger}) as head,
    (select json_agg(${versionJson} order by version.version)
      from ${proposalVersions} as version
      where version.proposal = proposal.id) as versions,
    (select json_agg(json_build_object('key', known.key,
        'from', ${milliseconds(sql`known.from_at`)},
        'until', ${milliseconds(sql`known.until_at`)})
        order by known.from_at desc, known.key)
      from ${sealKeys} as known) as keys
  from ${proposals} as proposal
  join ${clubs} as club on club.id = proposal.club
  where proposal.id = ${proposal}::uuid`

interface KeyJson {
  key: `0x${string}`
  from: number
  until: number | null
}

interface LastJson {
  hash: `0x${string}`
  at: number
}

function factsOf(given: Row, now: number): BundleFacts {
  const row = proposalOf(given)
  const last = given.last as LastJson | null
  return {
    // Clocks of processes differ: what counts a ballot, or says that it was
    // cancelled, is not older than that.
    at: Math.max(now, last?.at ?? 0, row.cancelled?.at ?? 0),
    row,
    club: {
      name: String(given.club_name),
      nftContract: String(given.nft_contract),
    },
    versions: (given.versions as unknown[]).map(versionOf),
    ballots: Number(given.ballots),
    last: last?.hash ?? noPreviousLine,
    head: (given.head as LedgerHead | null) ?? emptyHead,
    keys: ((given.keys as KeyJson[] | null) ?? []).map(
      ({ until, ...known }) => ({
        ...known,
        ...(until !== null && { until }),
      }),
    ),
  }
}

type Ask = (query: SQL) => Promise<Row[]>

/**
 * Milliseconds after the end in which a vote that came before it may still be
 * on its way into the tables: no transaction lasts longer.
 */
const settling = 60_000

/** Reads facts once all who hold the proposal to vote on it are done. */
const settledFacts = (db: Transactor, proposal: string) =>
  db.transact((tx) =>
    tx.run(async (orm) => {
      await orm.execute(sql`select from ${proposals}
        where id = ${proposal}::uuid for share`)
      // A statement of its own: it sees what was committed during the wait.
      return (await orm.execute(factsQuery(proposal))).rows as Row[]
    }),
  )

/**
 * What bundles are made of: each is one statement, whatever it is a part of,
 * but for the facts just after the end.
 */
export const bundleReads = (
  db: Transactor,
  ask: Ask,
): Pick<VoteReads, 'bundle' | 'ballotLines' | 'powers'> => ({
  async bundle(proposal, clock) {
    const now = clock.now()
    const [row] = await ask(factsQuery(proposal))
    if (!row) return null
    const facts = factsOf(row, now)
    const { end, cancelledAt } = votingOf(facts.row)
    const isSettled = now < end || now >= end + settling
    if (isSettled || cancelledAt !== null) return facts
    const [settled] = await settledFacts(db, proposal)
    return settled ? factsOf(settled, now) : null
  },

  async ballotLines(proposal, from, to) {
    const rows = await ask(sql`
      select entry.ledger, entry.index, entry.kind, entry.payload,
        entry.received_at, entry.prev_hash, entry.hash
      from ${ballots} as ballot
      join ${ledgerEntries} as entry on entry.ledger = ${votesLedger}
        and entry.index = ballot.line
      where ballot.proposal = ${proposal}::uuid
        and ballot.place >= ${from} and ballot.place < ${to}
      order by ballot.place`)
    return rows.map((row) => ({
      ledger: String(row.ledger),
      index: Number(row.index),
      kind: String(row.kind),
      payload: String(row.payload),
      receivedAt: Number(row.received_at),
      prevHash: row.prev_hash as LedgerEntry['prevHash'],
      hash: row.hash as LedgerEntry['hash'],
    }))
  },

  async powers(root, after, limit) {
    const rows = await ask(sql`
      select list.address, list.power from ${powerLists} as list
      where list.root = ${root} and list.address > ${after}
      order by list.address limit ${limit}`)
    return rows.map(({ address, power }) => [
      address as `0x${string}`,
      Number(power),
    ])
  },
})
