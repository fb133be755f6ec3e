import {
  type Asked,
  DraftContent,
  type draftsApi,
} from '@narwhal-club/core/contract'
import { checkLinks, normaliseLine } from '@narwhal-club/core/governance'
import { canonicalJson } from '@narwhal-club/core/ledger'
import { type Actor, canDraft, canPropose } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import { actIn, rulesOf } from '../clubs/actorIn.ts'
import { holdToStanding } from '../moderation/moderated.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import type { DraftPorts, FoundDraft, NewDraft } from './drafts.ports.ts'
import { presentDraft, presentIdea, presentListed } from './presentDraft.ts'

type Api = typeof draftsApi
type Address = `0x${string}`

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const place = { at: fields.instant, id: fields.uuid }
const places = {
  drafts: createKeyset('drafts', place),
  ideas: createKeyset('ideas', place),
}

const sharedOf = ({
  sharedAt,
  updatedAt,
}: Pick<FoundDraft, 'sharedAt' | 'updatedAt'>) => sharedAt ?? updatedAt

/** Lists what a member has written, what was touched last first. */
export async function listDrafts(
  { drafts }: DraftPorts,
  author: string,
  { club, cursor, limit = usualLimit }: Asked<Api['drafts']>,
) {
  const after = places.drafts.read(cursor)
  const asked = { author, club: club ?? null, after, limit: limit + 1 }
  const { total, rows } = await drafts.list(asked)
  const { page, ...rest } = places.drafts.cut(
    rows,
    limit,
    ({ updatedAt: at, id }) => ({ at, id }),
  )
  return { rows: page.map(presentListed), total, ...rest }
}

/** Lists the ideas of a club, what was shared last first. */
export async function listIdeas(
  { drafts }: DraftPorts,
  { club, cursor, limit = usualLimit }: Asked<Api['ideas']>,
) {
  const after = places.ideas.read(cursor)
  const found = await drafts.ideas({ club, after, limit: limit + 1 })
  if (!found) throw new RefusalError('club_not_found')
  const { page, ...rest } = places.ideas.cut(found.rows, limit, (row) => ({
    at: sharedOf(row),
    id: row.id,
  }))
  return { rows: page.map(presentIdea), total: found.total, ...rest }
}

/** @throws RefusalError where there is none that they may read. */
async function readable(
  { drafts }: DraftPorts,
  id: string,
  who: string | null,
) {
  const found = await drafts.find(id)
  if (!found || (found.author !== who && found.sharedAt === null))
    throw new RefusalError('draft_not_found')
  return found
}

/** @throws RefusalError where it is not theirs. */
async function own({ drafts }: DraftPorts, id: string, author: string) {
  const found = await drafts.find(id)
  if (!found || found.author !== author)
    throw new RefusalError('draft_not_found')
  return found
}

/** Tells a draft to its author; to anyone else where it is shared. */
export const tellDraft = async (
  ports: DraftPorts,
  who: string | null,
  { draft }: Asked<Api['draft']>,
) => presentDraft(await readable(ports, draft, who), who)

const conflict = ({ version, content }: FoundDraft) =>
  new RefusalError('draft_conflict', {
    details: { version, content: DraftContent.parse(content) },
  })

const isSame = (one: DraftContent, other: DraftContent) =>
  canonicalJson(one) === canonicalJson(other)

/** Puts a draft down, unless there is one of its id, or such a copy. */
async function put(ports: DraftPorts, draft: Omit<NewDraft, 'at'>) {
  const { is, id } = await ports.drafts.put({
    ...draft,
    at: ports.clock.now(),
  })
  if (is === 'no_club') throw new RefusalError('club_not_found')
  if (is === 'full') throw new RefusalError('draft_limit')
  const found = await ports.drafts.find(id)
  if (!found) throw new RefusalError('draft_not_found')
  return { isNew: is === 'put', found }
}

/**
 * Begins a draft, under an id of its author's choice: a second call with the
 * same words (its answer was lost, say) finds the first one's.
 */
export async function createDraft(
  ports: DraftPorts,
  author: Address,
  { body }: Asked<Api['createDraft']>,
) {
  const { id = ports.createId(), club, content } = body
  const asked = { id, club, author, content, idea: null, copyOf: null }
  const { isNew, found } = await put(ports, asked)
  // Of what another wrote under the same id nothing is told.
  if (found.author !== author) throw new RefusalError('draft_conflict')
  const isAgain = found.club === club && isSame(found.content, content)
  if (!isNew && !isAgain) throw conflict(found)
  return presentDraft(found, author)
}

/**
 * Saves words that were written on a version, unless there is another by now.
 * What is shared is read by all at once: it is held to what an idea must be.
 */
export async function saveDraft(
  ports: DraftPorts,
  asker: Actor,
  { draft: id, body }: Asked<Api['saveDraft']>,
) {
  const author = asker.address as Address
  const before = await own(ports, id, author)
  const isShared = before.sharedAt !== null
  if (isShared) await holdToIdea(ports, asker, { ...before, ...body })
  const at = ports.clock.now()
  const saved = await ports.drafts.save({ id, author, ...body, isShared, at })
  if (!saved) throw await whyNot(ports, id, author)
  const { version, updatedAt } = saved
  return { id, version, updatedAt: new Date(updatedAt).toISOString() }
}

/** Tells why a draft could not be changed. */
async function whyNot(ports: DraftPorts, id: string, author: string) {
  const found = await own(ports, id, author)
  return found.state === 'writing'
    ? conflict(found)
    : new RefusalError('draft_signed')
}

export async function deleteDraft(
  ports: DraftPorts,
  author: Address,
  { draft }: Asked<Api['deleteDraft']>,
) {
  if (!(await ports.drafts.remove(draft, author)))
    throw await whyNot(ports, draft, author)
  return { ok: true } as const
}

/**
 * Holds words to what anyone may read: holders share them, in a club that is
 * open, and they have a title and lead nowhere they must not (P6). Who may not
 * publish (P7) shows nothing this way either.
 *
 * @throws RefusalError
 */
async function holdToIdea(
  ports: DraftPorts,
  asker: Actor,
  found: Pick<FoundDraft, 'club' | 'content' | 'mark'>,
) {
  const { club: id, content } = found
  const { club, actor } = await actIn(ports, asker, id)
  await holdToAuthor(ports, asker.address ?? '')
  holdToStanding(found)
  holdTo(canDraft(actor, rulesOf(club)), { need: 1 })
  const { title, summary, body, discussionUrl } = content
  if (normaliseLine(title) === '') {
    const faults = [{ field: 'title', code: 'missing' }]
    throw new RefusalError('bad_proposal', { details: { faults } })
  }
  const written = { title, summary, body, discussionUrl }
  const { refused } = checkLinks(written, ports.blockedHosts)
  if (refused.length === 0) return
  const faults = refused.map((fault) => ({ ...fault }))
  throw new RefusalError('link_blocked', { details: { faults } })
}

/** Makes a draft an idea that anyone may read: holders do. */
export async function shareDraft(
  ports: DraftPorts,
  asker: Actor,
  { draft }: Asked<Api['shareDraft']>,
) {
  const found = await own(ports, draft, asker.address ?? '')
  await holdToIdea(ports, asker, found)
  return await setShared(ports, found, ports.clock.now())
}

export const unshareDraft = async (
  ports: DraftPorts,
  author: Address,
  { draft }: Asked<Api['unshareDraft']>,
) => await setShared(ports, await own(ports, draft, author), null)

/** To share what is shared leaves it where it is in the list. */
async function setShared(
  { drafts }: DraftPorts,
  found: FoundDraft,
  at: number | null,
) {
  const sharedAt = at !== null && found.sharedAt !== null ? found.sharedAt : at
  if (!(await drafts.share(found, sharedAt))) throw conflict(found)
  return presentDraft({ ...found, sharedAt }, found.author)
}

/**
 * Makes a copy of an idea that a member may publish, with both named; the idea
 * stays as it is. One's own is one's own already, and of one idea a member has
 * one copy at a time: asked for again (the answer was lost, say), it is the same.
 */
export async function adoptDraft(
  ports: DraftPorts,
  asker: Actor,
  { draft }: Asked<Api['adoptDraft']>,
) {
  const idea = await readable(ports, draft, asker.address)
  if (idea.author !== asker.address) holdToStanding(idea)
  const { club, actor } = await actIn(ports, asker, idea.club)
  const need = club.rules.minProposeVp
  holdTo(canPropose(actor, rulesOf(club)), { need })
  const author = asker.address as Address
  if (idea.author === author) return presentDraft(idea, author)
  const { found } = await put(ports, {
    id: ports.createId(),
    club: idea.club,
    author,
    content: idea.content,
    // Of an adopted one that is shared again, the first who had it.
    idea: idea.idea ?? { draft: idea.id, author: idea.author },
    copyOf: idea.id,
  })
  return presentDraft(found, author)
}
