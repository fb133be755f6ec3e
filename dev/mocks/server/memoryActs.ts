import type { DraftRow } from '../../../server/api/drafts/drafts.ports.ts'
import { enoughReports } from '../../../server/api/proposals/presentProposal.ts'
import type {
  Freezer,
  ProposalWrites,
} from '../../../server/api/proposals/proposals.ports.ts'
import type { MockWorld } from '../world.types.ts'
import { ballotsIn } from './currentBallot.ts'
import { findIn } from './memoryProposals.ts'
import { indexSource } from './readings.ts'

const day = 86_400_000

/** Acts on proposals in memory: nothing else happens meanwhile. */
export function memoryWrites(world: MockWorld): ProposalWrites<null> {
  const { proposals, drafts } = world.state
  const draftAt = (id: string): DraftRow | undefined =>
    drafts.find((row) => row.id === id)
  const rows = () => proposals.list.map(({ row }) => row)
  const at = (id: string) => proposals.list.find(({ row }) => row.id === id)

  return {
    lockDraft: async (_, id) => draftAt(id) ?? null,
    async setDraftState(_, id, state) {
      const row = draftAt(id)
      if (row) row.state = state
    },
    publishedAs: async (_, { draft, intent }) =>
      rows().find((row) => row.draft === draft || row.intent === intent) ??
      null,
    hasDigest: async (_, digest) =>
      proposals.list.some(({ versions }) =>
        versions.some(({ signed }) => signed?.digest === digest),
      ),
    lockClub: async (_, club) =>
      1 +
      Math.max(
        0,
        ...rows()
          .filter((row) => row.club === club)
          .map(({ number }) => number),
      ),
    async limits(club, author, now) {
      const own = rows().filter((row) => row.club === club)
      return {
        ends: own
          .filter((row) => row.author === author && !row.cancelled)
          .map(({ end }) => end)
          .filter((end) => end > now),
        published: own
          .filter(({ kind }) => kind === 'proposal')
          .map(({ publishedAt }) => publishedAt)
          .filter((published) => published > now - day),
      }
    },
    lock: async (_, id, asker) => findIn(world, id, asker)?.found ?? null,
    async addHosts(_, hosts, firstAt) {
      const known = new Set(proposals.hosts.map(({ host }) => host))
      const fresh = hosts.filter((host) => !known.has(host))
      proposals.hosts.push(...fresh.map((host) => ({ host, firstAt })))
      return fresh.sort()
    },
    async insert(_, { row, versions, holders }) {
      proposals.list.push({ row, versions: [...versions], holders })
    },
    async addVersion(_, id, version, { start, end, newHosts }) {
      const seed = at(id)
      if (!seed) return
      seed.versions.push(version)
      const { version: number, title, summary, labels, at: updatedAt } = version
      const words = { version: number, title, summary, labels }
      Object.assign(seed.row, { ...words, updatedAt, start, end, newHosts })
    },
    async cancel(_, id, cancelled) {
      const seed = at(id)
      const last = ballotsIn(world.state, id).at(-1)
      if (!seed) return
      const moment = Math.max(
        cancelled.at,
        seed.versions.at(-1)?.at ?? 0,
        (last?.at ?? 0) + 1,
      )
      seed.row.cancelled = { ...cancelled, at: moment }
    },
    async flag(_, id, flagged) {
      const seed = at(id)
      if (!seed) return
      seed.row.flagged = flagged
    },
    async clear(_, id, updatedAt) {
      const seed = at(id)
      if (!seed) return
      Object.assign(seed.row, { flagged: null, reports: 0, updatedAt })
      for (const report of proposals.reports)
        if (report.proposal === id)
          Object.assign(report, { isAnswered: true, version: seed.row.version })
    },
    async report(_, { id, version }, { address, reason, text, at: now }) {
      const seed = at(id)
      const known = proposals.reports.find(
        (each) => each.proposal === id && each.address === address,
      )
      const binds = known && (!known.isAnswered || known.version >= version)
      if (!seed || binds) return false
      const said = { proposal: id, address, reason, text, at: now, version }
      const report = { ...said, isAnswered: false }
      if (known) Object.assign(known, report)
      else proposals.reports.push(report)
      seed.row.reports += 1
      if (seed.row.reports === enoughReports) seed.row.updatedAt = now
      return true
    },
  }
}

/** Freezes who holds what, as of blocks that nothing undoes any more. */
export const memoryFreezer = (world: MockWorld): Freezer<null> => ({
  async freeze() {
    const { status, block } = indexSource(world)
    if (status !== 'fresh' || block === undefined)
      return { ok: false, code: 'index_behind' }
    const frozen = Math.max(0, block - 2)
    const { transfers } = await (await world.analytics()).collection()
    const owners = new Map(
      transfers
        .filter((each) => each.block <= frozen)
        .map(({ id, to }) => [id, to]),
    )
    const counts = new Map<`0x${string}`, number>()
    for (const owner of owners.values())
      counts.set(owner, (counts.get(owner) ?? 0) + 1)
    return {
      ok: true,
      block: frozen,
      blockHash: `0x${frozen.toString(16).padStart(64, '0')}`,
      owners: [...counts],
    }
  },
  async heldAt(_, address, at) {
    const seconds = Math.floor(at / 1_000)
    const { transfers, timeOf } = await (await world.analytics()).collection()
    const came = transfers.filter(({ block }) => timeOf(block) <= seconds)
    return (
      came.filter(({ to }) => to === address).length -
      came.filter(({ from }) => from === address).length
    )
  },
})
