/** What the manager asks the preview: the story it shows, and the way in its URL. */
export interface ReportAsk {
  story: string
  path: string | null
}

/** A machine, held still where the story holds it. */
export interface Explored {
  machine: string
  state: string
  path: string
  /** What was done, in order. */
  steps: string[]
  /** Its context as JSON, without secrets. */
  context: string
}

/** What only the preview knows. */
export interface Known {
  explored: Explored | null
  /** What the console was told since the story began, without secrets. */
  errors: string[]
  browser: string
  viewport: string
  /** What the reader's system asks for: `reduced motion`. */
  wishes: string[]
}

/** An answer says what it was asked: it may come when another story is shown. */
export interface ReportAnswer {
  ask: ReportAsk
  known: Known
}

/** What the manager knows by itself. */
export interface Begun {
  title: string
  link: string
  at: string
  /** What the toolbar has chosen: theme, density, wallet … */
  chosen: Record<string, unknown>
}

export type Report = Begun & Known

export const askReport = 'club/report/ask'
export const answerReport = 'club/report/answer'
