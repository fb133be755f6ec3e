import {
  type CommentPlace,
  type CommentReads,
  type CommentRow,
  type CommentSeed,
  type CommentWrites,
  type FoundComment,
  firstReplies,
  type Subject,
} from '../../../server/api/comments/comments.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { choiceIn } from './currentBallot.ts'

/** A comment with all that stands behind it, in memory. */
export interface MockComment {
  row: CommentRow
  versions: { version: number; text: string; at: number }[]
  likedBy: string[]
  /** When it was taken away, where it was. */
  deletedAt?: number
  reportedBy: {
    address: string
    reason: string
    /** Missing in what worlds begin with. */
    at?: number
    /** What was said when it was reported, or answered. */
    version: number
    isAnswered: boolean
  }[]
}

export const commentsOf = (seeds: readonly CommentSeed[]): MockComment[] =>
  seeds.map(({ row, versions, likedBy, reportedBy }) => ({
    row,
    versions: [...versions],
    likedBy: [...likedBy],
    reportedBy: reportedBy.map((each) => ({
      ...each,
      version: 1,
      isAnswered: false,
    })),
  }))

/** The thing that is talked about. */
const thingIn = ({ state }: MockWorld, { kind, id }: Subject) =>
  kind === 'bounty'
    ? state.bounties.list.find(({ row }) => row.id === id)
    : state.proposals.list.find(({ row }) => row.id === id)

const moderatedBy = (
  { state }: MockWorld,
  club: string,
  asker: string | null,
) =>
  state.clubs.rows
    .find(({ id }) => id === club)
    ?.moderators.includes(asker ?? '') ?? false

/** Frozen for what a comment stands below. */
function powerIn(world: MockWorld, { subject }: CommentRow, of: string) {
  const thing = thingIn(world, subject)
  if (thing && !('holders' in thing)) return null
  const holders = thing?.holders ?? []
  return holders.find(({ address }) => address === of)?.votingPower ?? 0
}

function foundIn(
  world: MockWorld,
  { row, likedBy, reportedBy }: MockComment,
  asker: string | null,
): FoundComment {
  return {
    ...row,
    mark: row.deletedBy === 'moderator' ? row.mark : null,
    votingPower: powerIn(world, row, row.author),
    voted: choiceIn(world.state, row.subject.id, row.author),
    liked: asker !== null && likedBy.includes(asker),
    reported: reportedBy.some(
      ({ address, isAnswered, version }) =>
        address === asker && (!isAnswered || version >= row.version),
    ),
  }
}

const isBefore = (row: CommentRow, place: CommentPlace, isTop: boolean) =>
  isTop && row.likes !== place.likes
    ? row.likes < place.likes
    : row.at !== place.at
      ? row.at < place.at
      : row.id < place.id

/** What pages read of comments, in memory. */
export function memoryCommentReads(world: MockWorld): CommentReads {
  const all = world.state.comments
  const found = (each: MockComment, asker: string | null) =>
    foundIn(world, each, asker)
  const repliesOf = (id: string) =>
    all
      .filter(({ row }) => row.parent === id && !row.deletedBy)
      .sort((a, b) => a.row.at - b.row.at || byText(a.row.id, b.row.id))

  return {
    async list({ subject, sort, after, asker, limit }) {
      const thing = thingIn(world, subject)
      if (!thing) return null
      const { club, counts } = thing.row
      const isTop = sort === 'top'
      const threads = all
        .filter(
          ({ row }) =>
            row.subject.id === subject.id &&
            row.parent === null &&
            (!row.deletedBy || row.replies > 0),
        )
        .sort((a, b) => (isBefore(a.row, b.row, isTop) ? 1 : -1))
      return {
        comments: counts.comments,
        total: threads.length,
        club,
        moderates: moderatedBy(world, club, asker),
        rows: threads
          .filter(({ row }) => !after || isBefore(row, after, isTop))
          .slice(0, limit)
          .map((each) => ({
            ...found(each, asker),
            first: repliesOf(each.row.id)
              .slice(0, firstReplies)
              .map((reply) => found(reply, asker)),
          })),
      }
    },

    async replies({ thread: id, after, asker, limit }) {
      const thread = all.find(({ row }) => row.id === id)
      if (!thread || (thread.row.deletedBy && thread.row.replies === 0))
        return null
      const { club } = thread.row
      const rows = repliesOf(id)
      const rest = rows.filter(
        ({ row }) =>
          !after ||
          row.at > after.at ||
          (row.at === after.at && row.id > after.id),
      )
      return {
        total: rows.length,
        club,
        moderates: moderatedBy(world, club, asker),
        rows: rest.slice(0, limit).map((each) => found(each, asker)),
      }
    },

    async versions(id) {
      const comment = all.find(({ row }) => row.id === id)
      return comment && !comment.row.deletedBy
        ? [...comment.versions].reverse()
        : []
    },
  }
}

/** Changes comments in memory: one thing happens at a time there. */
export function memoryCommentWrites(world: MockWorld): CommentWrites<null> {
  const all = world.state.comments
  const at = (id: string) => all.find(({ row }) => row.id === id)

  function count({ subject, parent }: CommentRow, more: 1 | -1) {
    const thread = parent === null ? undefined : at(parent)
    if (thread) thread.row.replies += more
    const thing = thingIn(world, subject)
    if (thing) thing.row.counts.comments += more
  }

  return {
    clubOf: async (_, subject) => thingIn(world, subject)?.row.club ?? null,

    async lock(_, id, asker) {
      const comment = at(id)
      if (!comment) return null
      const ownPower = powerIn(world, comment.row, asker)
      return { ...foundIn(world, comment, asker), ownPower }
    },

    async put(_, comment) {
      if (at(comment.id)) return false
      const row: CommentRow = {
        ...comment,
        version: 1,
        editedAt: null,
        deletedBy: null,
        likes: 0,
        replies: 0,
        reports: 0,
      }
      const { text, at: saidAt } = comment
      const versions = [{ version: 1, text, at: saidAt }]
      all.push({ row, versions, likedBy: [], reportedBy: [] })
      count(row, 1)
      return true
    },

    async edit(_, { id }, version) {
      const comment = at(id)
      if (!comment) return
      comment.versions.push(version)
      Object.assign(comment.row, {
        text: version.text,
        version: version.version,
        editedAt: version.at,
      })
    },

    async remove(_, { id }, by, deletedAt) {
      const comment = at(id)
      if (!comment) return
      comment.row.deletedBy = by
      comment.deletedAt = deletedAt
      count(comment.row, -1)
    },

    async restore(_, { id }) {
      const comment = at(id)
      if (!comment) return
      comment.row.deletedBy = null
      count(comment.row, 1)
    },

    async like(_, id, address) {
      const comment = at(id)
      if (!comment) return 0
      if (!comment.likedBy.includes(address)) comment.likedBy.push(address)
      comment.row.likes = comment.likedBy.length
      return comment.row.likes
    },

    async unlike(_, id, address) {
      const comment = at(id)
      if (!comment) return 0
      comment.likedBy = comment.likedBy.filter((each) => each !== address)
      comment.row.likes = comment.likedBy.length
      return comment.row.likes
    },

    async report(_, { id, version }, { address, reason, at: when }) {
      const comment = at(id)
      const known = comment?.reportedBy.find((each) => each.address === address)
      const binds = known && (!known.isAnswered || known.version >= version)
      if (!comment || binds) return false
      const report = { address, reason, version, at: when, isAnswered: false }
      if (known) Object.assign(known, report)
      else comment.reportedBy.push(report)
      comment.row.reports += 1
      return true
    },

    async clear(_, id) {
      const comment = at(id)
      if (!comment) return
      comment.row.reports = 0
      const { version } = comment.row
      for (const report of comment.reportedBy)
        Object.assign(report, { isAnswered: true, version })
    },
  }
}
