/** Somebody of the team. */
export interface Crew {
  handle: string
  role: string
  about: string
  /** Where they are found: https. */
  link?: string | undefined
}

export interface AboutSection {
  title: string
  /** Markdown. */
  body: string
}

export interface OutboundLink {
  label: string
  /** https. */
  href: string
}

/** How loud an announcement is. */
export const levels = ['news', 'warning'] as const
export type Levels = (typeof levels)[number]

export interface Announcement {
  id: string
  title: string
  /** Markdown. */
  body: string
  level: Levels
  /** RFC 3339. */
  from: string
  until: string
}
export type Announcements = readonly Announcement[]

/** Tells whether it is shown at a moment, in milliseconds since the epoch. */
export const isShownAt = (
  { from, until }: Pick<Announcement, 'from' | 'until'>,
  now: number,
): boolean => Date.parse(from) <= now && now < Date.parse(until)
