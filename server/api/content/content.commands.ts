import { isShownAt } from '@narwhal-club/core/content'
import type {
  AnnouncementList,
  Asked,
  contentApi,
  DocumentName,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import { createKeyset, fields } from '../../list/keyset.ts'
import type { ContentPorts } from './content.ports.ts'
import { defaults } from './defaults.ts'
import { holdToLinks } from './holdToLinks.ts'

type Api = typeof contentApi

/** Rows of a page where a question does not say how many. */
const usualLimit = 25

const places = createKeyset('content-history', { version: fields.whole })

/** Tells a document as it stands: as it was changed last, or as the product came. */
export async function tellDocument<T>(
  { content }: Pick<ContentPorts, 'content'>,
  document: DocumentName,
): Promise<T> {
  const newest = await content.newest(document)
  const value = newest?.value ?? defaults[document]()
  return { version: newest?.version ?? 0, ...(value as object) } as T
}

/** Tells the announcements that are shown now. */
export async function tellAnnouncements(
  ports: Pick<ContentPorts, 'content' | 'clock'>,
): Promise<AnnouncementList> {
  const all = await tellDocument<AnnouncementList>(ports, 'announcements')
  const now = ports.clock.now()
  const shown = all.announcements.filter((each) => isShownAt(each, now))
  return { ...all, announcements: shown }
}

export interface Change {
  /** The administrator. */
  by: string
  document: string
  /** The version that was changed. */
  base: number
  /** Null takes back what was written. */
  value: unknown
  reason: string
}

/**
 * Puts a version in its place, with who did it and why, in one: of two who change
 * the same one is told that it was changed meanwhile.
 */
export const changeContent = <Tx>(
  ports: ContentPorts<Tx>,
  { by, document, base, value, reason }: Change,
): Promise<{ version: number }> =>
  ports.transact(async (tx) => {
    const known = await ports.content.lock(tx, document)
    if (known !== base) throw new RefusalError('content_changed')
    const version = known + 1
    const at = ports.clock.now()
    const row = { document, version, value, by, reason, at }
    await ports.content.put(tx, row)
    const kind = value === null ? 'content.restored' : 'content.changed'
    await ports.note(tx, {
      kind,
      by,
      to: document,
      reason,
      details: { version },
    })
    await ports.publish(tx, document)
    return { version }
  })

/** All that is written in a document, link or text. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

/** Changes one of the documents that pages show. */
export async function putDocument<Tx>(
  ports: ContentPorts<Tx>,
  by: string,
  document: DocumentName,
  {
    body: { base, value, reason },
  }: { body: { base: number; value: object; reason: string } },
) {
  holdToLinks(textsIn(value), ports.blockedHosts)
  return changeContent(ports, { by, document, base, value, reason })
}

/** Tells who changed a document, when and why. */
export async function tellHistory(
  { content }: Pick<ContentPorts, 'content'>,
  { document, cursor, limit = usualLimit }: Asked<Api['contentHistory']>,
) {
  const before = places.read(cursor)?.version
  const asked = { before, limit: limit + 1 }
  const { total, rows } = await content.history(document, asked)
  const { page, ...rest } = places.cut(rows, limit, ({ version }) => ({
    version,
  }))
  return {
    rows: page.map(({ version, by, reason, at }) => ({
      ...{ version, by, reason },
      at: new Date(at).toISOString(),
    })),
    total,
    ...rest,
  }
}
