import { mostSaid, type ReportReason } from '@narwhal-club/core/contract'
import { type ModeratedKind, statusOf } from '@narwhal-club/core/governance'
import type { Thing } from '../../../server/api/moderation/moderation.ports.ts'
import { votingOf } from '../../../server/api/proposals/presentProposal.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'

interface Reported {
  reason?: string
  text?: string | null
  at?: number
  isAnswered: boolean
}

/** What a thing says of itself, before what is known of it. */
type Own = Omit<
  Thing,
  | 'kind'
  | 'club'
  | 'since'
  | 'state'
  | 'reasons'
  | 'told'
  | 'reportedSince'
  | 'asked'
  | 'taken'
  | 'isAuthorBlocked'
> & {
  club: string
  reportedBy: readonly Reported[]
  /** When someone took a comment away. */
  awayAt?: number | undefined
  /** It was a moderator. */
  isAway?: boolean
}

/** A thing with the moment of what was done about it last. */
export type ActedThing = Thing & { actedAt: number }

const marksOf = ({ state }: MockWorld, kind: ModeratedKind, id: string) =>
  state.moderation.marks.find((mark) => mark.kind === kind && mark.id === id)

/** Reports of what has no list of its own. */
const reportsOf = ({ state }: MockWorld, kind: ModeratedKind, id: string) =>
  state.moderation.reports.filter(
    (each) => each.kind === kind && each.id === id,
  )

/** All of one kind that could be looked after. */
const sources: Record<ModeratedKind, (world: MockWorld, now: number) => Own[]> =
  {
    proposal: (world, now) =>
      world.state.proposals.list.map(({ row, versions }) => {
        const { title, summary, body, discussionUrl } = versions.at(-1) ?? {}
        const looked = marksOf(world, 'proposal', row.id)?.looked ?? 0
        const isOver = statusOf(votingOf(row), now) === 'closed'
        return {
          id: row.id,
          club: row.club,
          author: row.author,
          title: title ?? '',
          words: {
            title: title ?? '',
            summary: summary ?? '',
            body: body ?? '',
            discussionUrl: discussionUrl ?? null,
          },
          place: { kind: 'proposal', id: row.id },
          at: row.publishedAt,
          version: row.version,
          reports: row.reports,
          reportedBy: world.state.proposals.reports.filter(
            ({ proposal }) => proposal === row.id,
          ),
          newHosts: looked < row.version ? row.newHosts : [],
          warning: row.flagged,
          isGone: false,
          voting: isOver ? null : { start: row.start, end: row.end },
        }
      }),
    idea: (world) =>
      world.state.drafts
        .filter(
          ({ id, sharedAt }) => sharedAt !== null || marksOf(world, 'idea', id),
        )
        .map((row) => ({
          ...ownOf(world, 'idea', row.id),
          club: row.club,
          author: row.author,
          title: row.content.title,
          words: {
            title: row.content.title,
            summary: row.content.summary,
            body: row.content.body,
            discussionUrl: row.content.discussionUrl,
          },
          place: { kind: 'idea', id: row.id },
          at: row.sharedAt ?? row.updatedAt,
          version: row.version,
          isGone: row.sharedAt === null || row.state === 'published',
        })),
    bounty: (world) =>
      world.state.bounties.list.map(({ row, versions }) => {
        const { title = '', description = '' } = versions.at(-1) ?? {}
        return {
          ...ownOf(world, 'bounty', row.id),
          club: row.club,
          author: row.author,
          title,
          words: { title, description },
          place: { kind: 'bounty', id: row.id },
          at: row.publishedAt,
          version: row.version,
          isGone: false,
        }
      }),
    submission: (world, now) =>
      world.state.bounties.list.flatMap(({ row: bounty, work }) =>
        work.map(({ row, versions }) => {
          const { text = '', links = [] } = versions.at(-1) ?? {}
          const isRead =
            bounty.visibility === 'public' ||
            bounty.submitBy <= now ||
            bounty.closedAt !== null ||
            bounty.cancelled !== null
          return {
            ...ownOf(world, 'submission', row.id),
            club: bounty.club,
            author: row.author,
            title: bounty.title,
            words: isRead ? { text, links: links.join('\n') } : null,
            place: { kind: 'bounty' as const, id: bounty.id },
            at: row.at,
            version: row.version,
            warning: null,
            isGone: row.status === 'withdrawn',
          }
        }),
      ),
    comment: ({ state }) =>
      state.comments.map(({ row, reportedBy, deletedAt }) => {
        const { kind, id } = row.subject
        const list =
          kind === 'proposal' ? state.proposals.list : state.bounties.list
        const about = list.find((each) => each.row.id === id)?.row
        return {
          id: row.id,
          club: row.club,
          author: row.author,
          title: about?.title ?? '',
          words: { text: row.text },
          place: { kind, id },
          at: row.at,
          version: row.version,
          reports: row.reports,
          reportedBy: reportedBy.map((report) => ({ at: row.at, ...report })),
          newHosts: [],
          warning: null,
          isGone: row.deletedBy === 'author',
          isAway: row.deletedBy === 'moderator',
          awayAt: row.deletedBy === null ? undefined : deletedAt,
          voting: null,
        }
      }),
  }

/** What is known of a thing by its mark alone. */
function ownOf(world: MockWorld, kind: ModeratedKind, id: string) {
  const mark = marksOf(world, kind, id)
  return {
    id,
    reports: mark?.reports ?? 0,
    reportedBy: reportsOf(world, kind, id),
    newHosts: [],
    warning: mark?.warning ?? null,
    voting: null,
  }
}

/** What reporters wrote, the newest first. */
const toldIn = (open: readonly Reported[]): Thing['told'] =>
  open
    .flatMap(({ reason, text, at }) =>
      text && at !== undefined
        ? { reason: reason as ReportReason, text, at }
        : [],
    )
    .sort((a, b) => b.at - a.at || byText(a.text, b.text))
    .slice(0, mostSaid)

function finish(
  world: MockWorld,
  kind: ModeratedKind,
  { reportedBy, isAway, awayAt, club, ...own }: Own,
): ActedThing {
  const mark = marksOf(world, kind, own.id)
  const open = reportedBy.filter(({ isAnswered }) => !isAnswered)
  const counts = new Map<ReportReason, number>()
  for (const { reason } of open) {
    const said = (reason ?? 'spam') as ReportReason
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  const moments = open.flatMap(({ at }) => at ?? [])
  const reportedSince = moments.length > 0 ? Math.min(...moments) : null
  const asked = mark?.asked ?? null
  const begun = [reportedSince, asked?.at].filter((at) => at != null)
  const state = mark?.state ?? 'stands'
  const { clubs, moderation } = world.state
  const name = clubs.rows.find(({ id }) => id === club)?.name ?? ''
  return {
    ...own,
    kind,
    club: { id: club, name },
    isAuthorBlocked: moderation.blocked.some(
      ({ address }) => address === own.author,
    ),
    since: begun.length > 0 ? Math.min(...begun) : own.at,
    state: isAway && state === 'stands' ? 'hidden' : state,
    reasons: [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || byText(a.reason, b.reason)),
    told: toldIn(open),
    reportedSince,
    asked,
    taken: state === 'stands' ? null : (mark?.said ?? null),
    actedAt: mark?.said?.at ?? own.warning?.at ?? awayAt ?? own.at,
  }
}

/** All things that could be looked after. */
export const thingsIn = (world: MockWorld, now: number): ActedThing[] =>
  (Object.keys(sources) as ModeratedKind[]).flatMap((kind) =>
    sources[kind](world, now).map((own) => finish(world, kind, own)),
  )

export const thingIn = (
  world: MockWorld,
  kind: ModeratedKind,
  id: string,
  now: number,
): Thing | null =>
  thingsIn(world, now).find(
    (thing) => thing.kind === kind && thing.id === id,
  ) ?? null
