import * as z from 'zod/mini'
import { levels, contentLimits as most } from '../../rules/content/index.ts'
import { Uuid } from '../drafts/schemas.ts'
import { pageOf, pageQuery } from '../kit/lists.ts'
import { plainLine as line, plainHref, Reason } from '../kit/texts.ts'
import { Address, count, Instant, plainText } from '../kit/values.ts'
import { documents } from './endpoints.ts'

const prose = (longest: number) =>
  plainText(longest, 1).check(z.trim(), z.minLength(1))

const href = plainHref(most.href)

const list = <Row extends z.ZodMiniType>(row: Row, longest: number) =>
  z.array(row).check(z.maxLength(longest))

export const CrewMember = z.strictObject({
  handle: line(most.handle),
  role: line(most.role),
  about: line(most.about),
  link: z.optional(href),
})
export const AboutPart = z.strictObject({
  title: line(most.sectionTitle),
  /** Markdown. */
  body: prose(most.sectionBody),
})
export const Outbound = z.strictObject({ label: line(most.label), href })

export const AnnouncementRow = z
  .strictObject({
    id: Uuid,
    title: line(most.announcementTitle),
    /** Markdown. */
    body: prose(most.announcementBody),
    level: z.enum(levels),
    from: Instant,
    until: Instant,
  })
  .check(
    z.refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
      error: 'it ends before it begins',
      path: ['until'],
    }),
  )

const isEachOnce = (rows: readonly { id: string }[]) =>
  new Set(rows.map(({ id }) => id)).size === rows.length

export const TeamDocument = z.strictObject({
  members: list(CrewMember, most.members),
})
export const AboutDocument = z.strictObject({
  sections: list(AboutPart, most.sections),
})
export const LinksDocument = z.strictObject({
  links: list(Outbound, most.links),
})
export const AnnouncementsDocument = z.strictObject({
  announcements: list(AnnouncementRow, most.announcements).check(
    z.refine(isEachOnce, { error: 'each once' }),
  ),
})

/** Which version stands; 0: nobody has changed what the product came with. */
const version = { version: count() }
export const Team = z.object({ ...version, ...TeamDocument.shape })
export type Team = z.infer<typeof Team>
export const About = z.object({ ...version, ...AboutDocument.shape })
export type About = z.infer<typeof About>
export const Links = z.object({ ...version, ...LinksDocument.shape })
export type Links = z.infer<typeof Links>
export const AnnouncementList = z.object({
  ...version,
  ...AnnouncementsDocument.shape,
})
export type AnnouncementList = z.infer<typeof AnnouncementList>

/** What stands instead, on what it was written, and why. */
const change = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({
    /** The version that was changed: another one by now is a conflict. */
    base: count(),
    value,
    reason: Reason,
  })
export const PutTeamBody = change(TeamDocument)
export const PutAboutBody = change(AboutDocument)
export const PutLinksBody = change(LinksDocument)
export const PutAnnouncementsBody = change(AnnouncementsDocument)

export const ContentPut = z.object(version)

export const ContentHistoryParams = z.strictObject({
  document: z.enum(documents),
})
export const ContentHistoryQuery = z.strictObject(pageQuery())
export const ContentHistory = pageOf(
  z.object({
    version: z.int().check(z.positive()),
    at: Instant,
    by: Address,
    reason: z.string(),
  }),
)
export type ContentHistory = z.infer<typeof ContentHistory>
