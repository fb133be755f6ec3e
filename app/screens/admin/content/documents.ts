import { levels, contentLimits as most } from '@narwhal-club/core/content'
import {
  AboutDocument,
  AnnouncementsDocument,
  contentEndpoints,
  type DocumentName,
  LinksDocument,
  TeamDocument,
} from '@narwhal-club/core/contract'
import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import type {
  EditedRow,
  RowField,
} from '@narwhal-club/ui/admin/RowsEditor/RowsEditor.tsx'

const { fields: names } = words

/** A document as its editor knows it: rows of texts, and what they may be. */
export interface EditedDocument {
  read: 'teamContent' | 'aboutContent' | 'linksContent' | 'adminAnnouncements'
  put: 'putTeam' | 'putAbout' | 'putLinks' | 'putAnnouncements'
  /** Where its rows are. */
  key: 'members' | 'sections' | 'links' | 'announcements'
  most: number
  fields: readonly RowField[]
  fresh(): EditedRow
  schema: {
    safeParse(value: unknown): { data?: unknown; error?: { issues: Issue[] } }
  }
}
interface Issue {
  path: PropertyKey[]
}

const day = 86_400_000
const instant = (at: number) => new Date(at).toISOString()

export const editedDocuments: Record<DocumentName, EditedDocument> = {
  team: {
    ...{ read: 'teamContent', put: 'putTeam', key: 'members' },
    most: most.members,
    fields: [
      { name: 'handle', label: names.handle, kind: 'line', most: most.handle },
      { name: 'role', label: names.role, kind: 'line', most: most.role },
      { name: 'about', label: names.about, kind: 'line', most: most.about },
      { name: 'link', label: names.link, kind: 'address', isOptional: true },
    ],
    fresh: () => ({ handle: '', role: '', about: '' }),
    schema: TeamDocument,
  },
  about: {
    ...{ read: 'aboutContent', put: 'putAbout', key: 'sections' },
    most: most.sections,
    fields: [
      {
        ...{ name: 'title', label: names.title, kind: 'line' },
        most: most.sectionTitle,
      },
      {
        ...{ name: 'body', label: names.body, kind: 'markdown' },
        most: most.sectionBody,
      },
    ],
    fresh: () => ({ title: '', body: '' }),
    schema: AboutDocument,
  },
  links: {
    ...{ read: 'linksContent', put: 'putLinks', key: 'links' },
    most: most.links,
    fields: [
      { name: 'label', label: names.label, kind: 'line', most: most.label },
      { name: 'href', label: names.href, kind: 'address' },
    ],
    fresh: () => ({ label: '', href: '' }),
    schema: LinksDocument,
  },
  announcements: {
    ...{ read: 'adminAnnouncements', put: 'putAnnouncements' },
    key: 'announcements',
    most: most.announcements,
    fields: [
      {
        ...{ name: 'title', label: names.title, kind: 'line' },
        most: most.announcementTitle,
      },
      {
        ...{ name: 'body', label: names.body, kind: 'markdown' },
        most: most.announcementBody,
      },
      {
        ...{ name: 'level', label: names.level, kind: 'choice' },
        options: levels.map((value) => ({
          value,
          label: words.levels[value],
        })),
      },
      { name: 'from', label: names.from, kind: 'moment' },
      { name: 'until', label: names.until, kind: 'moment' },
    ],
    fresh: () => ({
      id: crypto.randomUUID(),
      ...{ title: '', body: '', level: 'news' },
      from: instant(Date.now()),
      until: instant(Date.now() + 7 * day),
    }),
    schema: AnnouncementsDocument,
  },
}

export const contentLines = contentEndpoints

/** Rows as they are sent: a link that is empty is none. */
export const sentOf = (rows: readonly EditedRow[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name, text]) => name !== 'link' || text),
    ),
  )

/** Rows as they are kept, once they are in order. */
export function keptOf(
  { schema, key }: EditedDocument,
  rows: readonly EditedRow[],
): unknown {
  const sent = { [key]: sentOf(rows) }
  return schema.safeParse(sent).data ?? sent
}

/** What is wrong with rows, by row and field, in words. */
export function faultsOf(
  { schema, key, fields }: EditedDocument,
  rows: readonly EditedRow[],
) {
  const issues = schema.safeParse({ [key]: sentOf(rows) }).error?.issues ?? []
  const textOf = ({ kind, most = 0 }: RowField) =>
    kind === 'address' || kind === 'moment'
      ? words.faults[kind]
      : words.faults[kind === 'markdown' ? 'text' : 'line'](most)
  return {
    isFaulty: issues.length > 0,
    errorOf(row: number, name: string) {
      const field = fields.find((each) => each.name === name)
      const isWrong = issues.some(
        ({ path }) => path[1] === row && path[2] === name,
      )
      return isWrong && field ? textOf(field) : undefined
    },
  }
}
