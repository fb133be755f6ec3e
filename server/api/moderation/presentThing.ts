import type { ModerationItem } from '@narwhal-club/core/contract'
import {
  actsOn,
  checkLinks,
  enoughToFold,
  type ModeratedThing,
} from '@narwhal-club/core/governance'
import { excerptOf } from '../drafts/presentDraft.ts'
import type { Said, Thing } from './moderation.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

/** A thing as rules ask about it, and whether a warning stands before it. */
export const thingFacts = (
  thing: Thing,
): ModeratedThing & { isCollapsed: boolean } => ({
  kind: thing.kind,
  state: thing.state,
  isWarned: thing.warning !== null,
  waits: thing.reports > 0 || thing.newHosts.length > 0 || thing.asked !== null,
  isVotedOn: thing.voting !== null,
  isGone: thing.isGone,
  isCollapsed: thing.warning !== null || thing.reports >= enoughToFold,
})

const nothing: ReadonlySet<string> = new Set()

/** Hosts that the words of a thing lead to, each once. */
export const hostsOf = ({ words }: Thing): string[] =>
  words === null
    ? []
    : [
        ...new Set(checkLinks(words, nothing).links.map(({ host }) => host)),
      ].sort()

const presentSaid = ({ by, reason, at }: Said) => ({
  by,
  reason,
  at: instant(at),
})

/** How it begins: the longest of what it says. */
function excerptIn({ words }: Thing) {
  if (words === null) return undefined
  const { title: _, discussionUrl: __, links: ___, ...texts } = words
  const [longest = ''] = Object.values(texts)
    .map((text) => text ?? '')
    .sort((one, other) => other.length - one.length)
  return excerptOf(longest)
}

export function presentThing(
  thing: Thing,
  known: ReadonlyMap<string, number>,
): ModerationItem {
  const { kind, id, club, author, title, place, state } = thing
  const excerpt = excerptIn(thing)
  return {
    kind,
    id,
    club,
    ...(author && { author }),
    authorBlocked: thing.isAuthorBlocked,
    title,
    ...(excerpt !== undefined && { excerpt }),
    place,
    at: instant(thing.at),
    since: instant(thing.since),
    state,
    collapsed: thingFacts(thing).isCollapsed,
    reports: {
      count: thing.reports,
      reasons: thing.reasons,
      ...(thing.reportedSince !== null && {
        since: instant(thing.reportedSince),
      }),
      said: thing.told.map(({ reason, text, at }) => ({
        reason,
        text,
        at: instant(at),
      })),
    },
    hosts: hostsOf(thing).map((host) => {
      const first = known.get(host)
      return {
        host,
        ...(first !== undefined && { firstSeen: instant(first) }),
        isNew: first === undefined || thing.newHosts.includes(host),
      }
    }),
    ...(thing.warning && { warning: presentSaid(thing.warning) }),
    ...(thing.taken && { taken: presentSaid(thing.taken) }),
    ...(thing.asked && { asked: presentSaid(thing.asked) }),
    acts: actsOn(thingFacts(thing)),
  }
}
