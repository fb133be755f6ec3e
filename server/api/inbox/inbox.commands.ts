import {
  type Asked,
  type InboxSwitches,
  type inboxApi,
  inboxKinds,
} from '@narwhal-club/core/contract'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { InboxStore } from './inbox.ports.ts'
import { presentAwaiting, presentEntry } from './presentEntry.ts'

type Api = typeof inboxApi

export interface InboxPorts<Tx = unknown> {
  clock: { now(): number }
  inbox: InboxStore<Tx>
}

/** Rows of a page where a question does not say how many. */
const usualLimit = 20
/** Rows of each kind that wait for a member: the rest is in lists of their own. */
const mostAwaiting = 5

const place = createKeyset('inbox', { at: fields.instant, id: fields.uuid })

/** Lists what a member was told, the newest first. */
export async function listInbox(
  { inbox, clock }: InboxPorts,
  address: string,
  { cursor, limit = usualLimit }: Asked<Api['inbox']>,
) {
  const after = place.read(cursor)
  const asked = { address, after, limit: limit + 1 }
  const { unread, rows } = await inbox.list(asked)
  const { page, ...rest } = place.cut(rows, limit, ({ at, id }) => ({ at, id }))
  const now = clock.now()
  const told = page
    .map((row) => presentEntry(row, now))
    .filter((entry) => entry !== null)
  return { rows: told, unread, ...rest }
}

/** Marks one as read, or one and all before it; what is not there is read. */
export const readInbox = async (
  { inbox, clock }: InboxPorts,
  address: string,
  { body }: Asked<Api['readInbox']>,
) => ({ unread: await inbox.read(address, body, clock.now()) })

const switchesOf = (off: readonly string[]) =>
  Object.fromEntries(
    inboxKinds.map((kind) => [kind, !off.includes(kind)]),
  ) as InboxSwitches

/** Tells what a member wants to be told. */
export const tellSwitches = async ({ inbox }: InboxPorts, address: string) =>
  switchesOf(await inbox.off(address))

/** Keeps what a member wants to be told from now on. */
export async function setSwitches(
  { inbox }: InboxPorts,
  address: string,
  { body }: Asked<Api['setInboxSwitches']>,
) {
  const off = inboxKinds.filter((kind) => !body[kind])
  await inbox.setOff(address, off)
  return switchesOf(off)
}

/** Tells what waits for a member. */
export const tellAwaiting = async (
  { inbox, clock }: InboxPorts,
  address: string,
) => presentAwaiting(await inbox.awaiting(address, clock.now(), mostAwaiting))
