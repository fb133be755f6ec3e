import { blot } from '../report/blot.ts'
import { toMarkdown } from '../report/markdown.ts'
import type {
  Begun,
  Known,
  ReportAnswer,
  ReportAsk,
} from '../report/report.types.ts'

/** How long a story may think before it is taken for broken. */
export const patience = 3_000

interface Asked {
  ask: ReportAsk
  begun: Begun
}

/** What is known of a story: not yet, nothing, or what it answered. */
export type Inquiry = Asked &
  ({ kind: 'asked' } | { kind: 'silent' } | { kind: 'known'; known: Known })

export type InquiryEvent =
  | ({ type: 'ask' } & Asked)
  | ({ type: 'answer' } & ReportAnswer)
  /** The patience is over. */
  | { type: 'wait' }

const isSame = (a: ReportAsk, b: ReportAsk) =>
  a.story === b.story && a.path === b.path

export function nextInquiry(
  inquiry: Inquiry | null,
  event: InquiryEvent,
): Inquiry | null {
  if (event.type === 'ask')
    return { kind: 'asked', ask: event.ask, begun: event.begun }
  if (!inquiry) return inquiry
  const { ask, begun } = inquiry
  if (event.type === 'answer')
    return isSame(ask, event.ask)
      ? { kind: 'known', ask, begun, known: event.known }
      : inquiry
  return inquiry.kind === 'asked' ? { kind: 'silent', ask, begun } : inquiry
}

/** What the manager says for a story that does not: it may have broken down. */
const nothingKnown = (browser: string): Known => ({
  explored: null,
  errors: ['The story did not answer.'],
  browser,
  viewport: 'unknown',
  wishes: [],
})

/** The report; empty while the story may still answer. */
export function reportOf(inquiry: Inquiry, browser: string): string {
  if (inquiry.kind === 'asked') return ''
  const known = inquiry.kind === 'known' ? inquiry.known : nothingKnown(browser)
  return blot(toMarkdown({ ...inquiry.begun, ...known }))
}
