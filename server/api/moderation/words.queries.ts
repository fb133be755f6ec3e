import type { ModeratedKind } from '@narwhal-club/core/governance'
import { takenTitle } from '@narwhal-club/core/governance'
import { type SQL, sql } from 'drizzle-orm'
import {
  bounties,
  bountyVersions,
  submissions,
  submissionVersions,
} from '../bounties/tables.ts'
import { foldText } from '../clubs/clubs.ports.ts'
import { proposals, proposalVersions } from '../proposals/tables.ts'
import { searchOf } from '../proposals/writes.repository.ts'
import type { Thing } from './moderation.ports.ts'

const none = sql`'{}'::text[]`

/**
 * Takes words off what lists, feeds, searches and pictures read. What was signed
 * stays where it is: versions are never changed, and audits read those. Ideas are
 * their author's draft, and comments a row of their own: both are left out where
 * they are read.
 */
export const putAway: Partial<Record<ModeratedKind, (id: string) => SQL>> = {
  proposal: (id) => sql`update ${proposals} set title = ${takenTitle},
    summary = '', labels = ${none}, search = '' where id = ${id}::uuid`,
  bounty: (id) => sql`update ${bounties} set title = ${takenTitle},
    skills = ${none}, search = '' where id = ${id}::uuid`,
  submission: (id) => sql`update ${submissions} set text = '', links = ${none}
    where id = ${id}::uuid`,
}

/** Puts the words of the newest version back. */
export const putBack: Partial<Record<ModeratedKind, (thing: Thing) => SQL>> = {
  proposal: ({ id, words }) => sql`update ${proposals} as thing
    set title = version.title, summary = version.summary,
      labels = version.labels, search = ${searchOf({
        title: words?.title ?? '',
        summary: words?.summary ?? '',
      })}
    from ${proposalVersions} as version
    where thing.id = ${id}::uuid and version.proposal = thing.id
      and version.version = thing.version`,
  bounty: ({ id, words }) => sql`update ${bounties} as thing
    set title = version.title, skills = version.skills,
      search = ${foldText(words?.title ?? '')}
    from ${bountyVersions} as version
    where thing.id = ${id}::uuid and version.bounty = thing.id
      and version.version = thing.version`,
  submission: ({ id }) => sql`update ${submissions} as thing
    set text = version.text, links = version.links
    from ${submissionVersions} as version
    where thing.id = ${id}::uuid and version.submission = thing.id
      and version.version = thing.version`,
}
