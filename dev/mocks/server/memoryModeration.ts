import {
  type ModeratedKind,
  type ModerationState,
  takenTitle,
} from '@narwhal-club/core/governance'
import type { Mark } from '../../../server/api/moderation/moderated.ts'
import type {
  BlockedRow,
  IsBlocked,
  ModerationReads,
  ModerationWrites,
  Said,
  Thing,
  ToldAct,
} from '../../../server/api/moderation/moderation.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { memoryWrites } from './memoryActs.ts'
import { memoryCommentWrites } from './memoryComments.ts'
import { thingIn, thingsIn } from './moderatedThings.ts'

/** What is known of a thing that was reported or looked at. */
export interface MockMark {
  kind: ModeratedKind
  id: string
  state: ModerationState
  act: ToldAct | null
  said: Said | null
  warning: Said | null
  reports: number
  looked: number
  asked: Said | null
}

export interface MockReport {
  kind: ModeratedKind
  id: string
  address: string
  reason: string
  text: string | null
  isAnswered: boolean
  version: number
  at: number
}

export interface MockModeration {
  marks: MockMark[]
  /** Of ideas, bounties and work; others have theirs beside them. */
  reports: MockReport[]
  blocked: BlockedRow[]
}

/** No wallet of the mocks is blocked by configuration. */
export const isBlockedIn =
  ({ state }: MockWorld): IsBlocked<null> =>
  async (address) =>
    state.moderation.blocked.some((row) => row.address === address)

const belongs = {
  waiting: ({ state, isGone, asked, reports, newHosts }: Thing) =>
    state !== 'tombstoned' &&
    !isGone &&
    (asked !== null ||
      (state === 'stands' && (reports > 0 || newHosts.length > 0))),
  warned: ({ state, warning }: Thing) => state === 'stands' && warning !== null,
  hidden: ({ state }: Thing) => state === 'hidden',
  tombstoned: ({ state }: Thing) => state === 'tombstoned',
}

/** What administrators read of all that waits, in memory. */
export const memoryModerationReads = (world: MockWorld): ModerationReads => ({
  async queue({ view, kind, now, after, limit }) {
    const way = view === 'waiting' ? 1 : -1
    const compare = (
      one: Pick<Thing, 'kind' | 'id'> & { since: number },
      other: Pick<Thing, 'kind' | 'id'> & { since: number },
    ) =>
      way *
      (one.since - other.since ||
        byText(one.kind, other.kind) ||
        byText(one.id, other.id))
    const found = thingsIn(world, now)
      .filter((thing) => kind === null || thing.kind === kind)
      .filter(belongs[view])
      .map((thing) => ({
        ...thing,
        since:
          view === 'waiting'
            ? thing.since
            : view === 'warned'
              ? (thing.warning?.at ?? thing.at)
              : thing.actedAt,
      }))
      .sort(compare)
    const rest = found.filter(
      (thing) => !after || compare(thing, { ...after, since: after.at }) > 0,
    )
    return { total: found.length, rows: rest.slice(0, limit) }
  },

  find: async (kind, id, now) => thingIn(world, kind, id, now),

  async hostsSince(hosts) {
    const known = world.state.proposals.hosts
    return new Map(
      known
        .filter(({ host }) => hosts.includes(host))
        .map(({ host, firstAt }) => [host, firstAt]),
    )
  },

  async blocked({ after, limit }) {
    const all = [...world.state.moderation.blocked].sort(
      (a, b) => b.at - a.at || byText(b.address, a.address),
    )
    const rest = all.filter(
      ({ at, address }) =>
        !after || at < after.at || (at === after.at && address < after.address),
    )
    return { total: all.length, rows: rest.slice(0, limit) }
  },
})

/** Changes what is known of things, and their words, in memory. */
export function memoryModerationWrites(
  world: MockWorld,
): ModerationWrites<null> {
  const { state } = world
  const acts = memoryWrites(world)
  const comments = memoryCommentWrites(world)

  function markOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): MockMark {
    const { marks } = state.moderation
    const known = marks.find((mark) => mark.kind === kind && mark.id === id)
    if (known) return known
    const mark: MockMark = {
      kind,
      id,
      state: 'stands',
      act: null,
      said: null,
      warning: null,
      reports: 0,
      looked: 0,
      asked: null,
    }
    marks.push(mark)
    return mark
  }

  /** The row that pages read, wherever it stands. */
  function rowOf({ kind, id }: Pick<Thing, 'kind' | 'id'>) {
    const { proposals, bounties, drafts } = state
    if (kind === 'proposal')
      return proposals.list.find(({ row }) => row.id === id)?.row
    if (kind === 'bounty')
      return bounties.list.find(({ row }) => row.id === id)?.row
    if (kind === 'idea') return drafts.find((row) => row.id === id)
    if (kind === 'comment')
      return state.comments.find(({ row }) => row.id === id)?.row
    return bounties.list
      .flatMap(({ work }) => work)
      .find(({ row }) => row.id === id)?.row
  }

  function change(thing: Thing, more: Partial<MockMark>) {
    const mark = Object.assign(markOf(thing), more)
    const { said, warning, reports } = mark
    const told: Mark = {
      state: mark.state,
      warning: warning?.reason ?? null,
      reason: said?.reason ?? null,
      at: said?.at ?? null,
      reports,
    }
    Object.assign(rowOf(thing) ?? {}, { mark: told })
  }

  /** Words as the newest version has them, or none. */
  function setWords({ kind, id }: Thing, isBack: boolean) {
    const row = rowOf({ kind, id })
    if (!row) return
    if (kind === 'proposal') {
      const { versions } =
        state.proposals.list.find((each) => each.row.id === id) ?? {}
      const { title, summary, labels } = versions?.at(-1) ?? {}
      Object.assign(
        row,
        isBack
          ? { title, summary, labels }
          : { title: takenTitle, summary: '', labels: [] },
      )
    }
    if (kind === 'bounty') {
      const { versions } =
        state.bounties.list.find((each) => each.row.id === id) ?? {}
      const { title, skills } = versions?.at(-1) ?? {}
      Object.assign(
        row,
        isBack ? { title, skills } : { title: takenTitle, skills: [] },
      )
    }
    if (kind === 'submission') {
      const { versions } =
        state.bounties.list
          .flatMap(({ work }) => work)
          .find((each) => each.row.id === id) ?? {}
      const { text, links } = versions?.at(-1) ?? {}
      Object.assign(row, isBack ? { text, links } : { text: '', links: [] })
    }
  }

  async function setComment(id: string, at: number | null) {
    const found = await comments.lock(null, id, '')
    if (!found) return
    if (at === null) await comments.restore(null, found)
    else if (found.deletedBy === null)
      await comments.remove(null, found, 'moderator', at)
  }

  return {
    lock: async (_, kind, id, now) => thingIn(world, kind, id, now),

    async report(_, { kind, id, version }, { address, reason, text, at }) {
      const { reports } = state.moderation
      const known = reports.find(
        (each) =>
          each.kind === kind && each.id === id && each.address === address,
      )
      if (known && (!known.isAnswered || known.version >= version)) return false
      const report = { kind, id, address, reason, text, version, at }
      if (known) Object.assign(known, report, { isAnswered: false })
      else reports.push({ ...report, isAnswered: false })
      const mark = markOf({ kind, id })
      change({ kind, id } as Thing, { reports: mark.reports + 1 })
      return true
    },

    async answer(tx, thing, at) {
      const { kind, id, version } = thing
      if (kind === 'proposal') await acts.clear(tx, id, at)
      if (kind === 'comment') await comments.clear(tx, id)
      for (const report of state.moderation.reports)
        if (report.kind === kind && report.id === id)
          Object.assign(report, { isAnswered: true, version })
      change(thing, { reports: 0, looked: version, warning: null, asked: null })
    },

    async warn(tx, thing, said) {
      if (thing.kind === 'proposal') await acts.flag(tx, thing.id, said)
      else change(thing, { warning: said })
    },

    async setState(_, thing, next, said) {
      const isBack = next === 'stands'
      setWords(thing, isBack)
      if (thing.kind === 'comment')
        await setComment(thing.id, isBack ? null : said.at)
      change(thing, { state: next, said, asked: null })
    },

    async setAct(_, thing, act, said) {
      change(thing, { act, said })
    },

    async setAsked(_, thing, asked) {
      change(thing, { asked })
    },

    async block(_, row) {
      const { blocked } = state.moderation
      if (blocked.some(({ address }) => address === row.address)) return false
      blocked.push(row)
      return true
    },

    async unblock(_, address) {
      const { blocked } = state.moderation
      const at = blocked.findIndex((row) => row.address === address)
      if (at >= 0) blocked.splice(at, 1)
      return at >= 0
    },
  }
}
