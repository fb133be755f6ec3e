import {
  type Asked,
  BountyDraftContent,
  type bountiesApi,
} from '@narwhal-club/core/contract'
import { canonicalJson } from '@narwhal-club/core/ledger'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyDraftRow } from './bounties.types.ts'
import { presentDraft, presentDraftCard } from './presentBounty.ts'

type Api = typeof bountiesApi
type Address = `0x${string}`

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const place = createKeyset('bounty-drafts', {
  at: fields.instant,
  id: fields.uuid,
})

/** Lists what a member has written, what was touched last first. */
export async function listBountyDrafts<Tx>(
  { reads }: BountyPorts<Tx>,
  author: string,
  { club, cursor, limit = usualLimit }: Asked<Api['bountyDrafts']>,
) {
  const after = place.read(cursor)
  const asked = { author, club: club ?? null, after, limit: limit + 1 }
  const { total, rows } = await reads.drafts(asked)
  const { page, ...rest } = place.cut(rows, limit, ({ updatedAt: at, id }) => ({
    at,
    id,
  }))
  return { rows: page.map(presentDraftCard), total, ...rest }
}

/** @throws RefusalError where it is not theirs. */
async function own<Tx>({ reads }: BountyPorts<Tx>, id: string, author: string) {
  const found = await reads.draft(id)
  if (found?.author !== author) throw new RefusalError('draft_not_found')
  return found
}

export const tellBountyDraft = async <Tx>(
  ports: BountyPorts<Tx>,
  author: string,
  { draft }: Asked<Api['bountyDraft']>,
) => presentDraft(await own(ports, draft, author))

const conflict = ({ version, content }: BountyDraftRow) =>
  new RefusalError('draft_conflict', {
    details: { version, content: BountyDraftContent.parse(content) },
  })

const isSame = (one: BountyDraftContent, other: BountyDraftContent) =>
  canonicalJson(one) === canonicalJson(other)

/**
 * Begins a draft, under an id of its author's choice: a second call with the same
 * words (its answer was lost, say) finds the first one's.
 */
export async function createBountyDraft<Tx>(
  ports: BountyPorts<Tx>,
  author: Address,
  { body }: Asked<Api['createBountyDraft']>,
) {
  const { id = ports.createId(), club, content } = body
  const at = ports.clock.now()
  const draft: BountyDraftRow = {
    id,
    club,
    author,
    content,
    version: 1,
    state: 'writing',
    createdAt: at,
    updatedAt: at,
  }
  const is = await ports.transact((tx) => ports.writes.putDraft(tx, draft))
  if (is === 'no_club') throw new RefusalError('club_not_found')
  if (is === 'full') throw new RefusalError('draft_limit')
  const found = await ports.reads.draft(id)
  // Of what another wrote under the same id nothing is told.
  if (found?.author !== author) throw new RefusalError('draft_conflict')
  const isAgain = found.club === club && isSame(found.content, content)
  if (is === 'taken' && !isAgain) throw conflict(found)
  return presentDraft(found)
}

/** Holds a draft that its author may still change. */
const writing = <Tx, T>(
  ports: BountyPorts<Tx>,
  id: string,
  author: string,
  act: (tx: Tx, draft: BountyDraftRow) => Promise<T>,
) =>
  ports.transact(async (tx) => {
    const draft = await ports.writes.lockDraft(tx, id)
    if (draft?.author !== author) throw new RefusalError('draft_not_found')
    if (draft.state !== 'writing') throw new RefusalError('draft_signed')
    return await act(tx, draft)
  })

/** Saves words that were written on a version, unless there is another by now. */
export const saveBountyDraft = <Tx>(
  ports: BountyPorts<Tx>,
  author: string,
  { draft: id, body }: Asked<Api['saveBountyDraft']>,
) =>
  writing(ports, id, author, async (tx, draft) => {
    if (draft.version !== body.version) throw conflict(draft)
    const updatedAt = ports.clock.now()
    const version = draft.version + 1
    const { content } = body
    await ports.writes.saveDraft(tx, { ...draft, content, version, updatedAt })
    return { id, version, updatedAt: new Date(updatedAt).toISOString() }
  })

export const deleteBountyDraft = <Tx>(
  ports: BountyPorts<Tx>,
  author: string,
  { draft: id }: Asked<Api['deleteBountyDraft']>,
) =>
  writing(ports, id, author, async (tx) => {
    await ports.writes.removeDraft(tx, id)
    return { ok: true } as const
  })
