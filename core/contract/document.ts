import type { Flags } from './administration/schemas.ts'
import type { User } from './auth/schemas.ts'
import type { ClubConfig } from './club/schemas.ts'

/** The names that `data-theme` on the root element takes. */
export const themes = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** The names that `data-density` on the root element takes. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a page looks, by its reader's choice (R2.15, R9.9). */
export interface Look {
  theme: Theme
  density: Density
}

export const usualLook: Look = { theme: 'dark', density: 'comfortable' }

/**
 * The cookie that tells the server how to draw: `light.compact`. Who never chose
 * has none.
 */
export const lookCookie = 'club_look'

export const formatLook = ({ theme, density }: Look): string =>
  `${theme}.${density}`

const isOneOf = <T extends string>(
  words: readonly T[],
  said: string | undefined,
): said is T => words.some((word) => word === said)

/** Reads the cookie; a word that is none of ours says nothing. */
export function parseLook(said = ''): Look {
  const [theme, density, ...rest] = said.split('.')
  return isOneOf(themes, theme) && isOneOf(densities, density) && !rest.length
    ? { theme, density }
    : usualLook
}

/** Who the server says that the reader is. */
export type SessionAnswer =
  | { kind: 'signedIn'; user: User; isAdmin: boolean }
  | { kind: 'signedOut' }

/** What comes as JSON with a page that the server drew. */
export interface PageData {
  /** When it was drawn, in milliseconds, by the server's clock. */
  at: number
  /** Of the first session check (R2.2). */
  answer: SessionAnswer
  /** How it was drawn. */
  look: Look
  /** What it was drawn from, by the paths that a page asks. */
  answers: readonly (readonly [path: string, answer: unknown])[]
  /** All that it shows was answered: nothing of it was drawn as on its way. */
  isWhole: boolean
}

/** The ids of the JSON in a page. */
export const embeddedIds = { config: 'club-config', page: 'club-page' } as const

export interface PageWanted {
  path: string
  /** With its question mark, or empty. */
  search: string
  config: ClubConfig
  /** What administrators closed for now (`GET /api/flags`). */
  closed: Flags['rows']
  answer: SessionAnswer
  look: Look
  /** The server's time. */
  at: number
  /** Answers a read of the API. */
  ask(path: string): Promise<unknown>
}

export interface DrawnPage {
  /** What stands in the page's root. */
  html: string
  data: PageData
  /** The names of what it shows that has a file of its own: its screen, and parts. */
  shown: readonly string[]
  /** What its address names is not there (HTTP 404). @default false */
  isMissing?: boolean
}

/** What the app's build for the server exports. */
export interface PageDrawer {
  /** Loads every screen and part, before the first page is drawn. */
  prepare(): Promise<void>
  draw(wanted: PageWanted): Promise<DrawnPage>
}
