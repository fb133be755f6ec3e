import { readAddress } from '../governance/hosts.ts'
import { lengthOf, normaliseLine, normaliseText } from '../governance/text.ts'
import { bountyLimits } from './limits.ts'

export type SubmissionStatus =
  | 'submitted'
  | 'shortlisted'
  | 'rejected'
  | 'winner'
  | 'withdrawn'
  | 'spam'

/** What is handed in, in its normal form. */
export interface SubmissionContent {
  /** Markdown. */
  text: string
  links: readonly string[]
}

export interface SubmissionFault {
  field: 'text' | 'links'
  code:
    | 'missing'
    | 'too_short'
    | 'too_long'
    | 'too_many'
    | 'repeated'
    /** No whole https address. */
    | 'format'
  limit?: number
}

export type SubmissionCheck =
  | { ok: true; content: SubmissionContent }
  | { ok: false; faults: SubmissionFault[] }

/** Brings work into its normal form, or tells what is wrong. */
export function checkSubmission(written: SubmissionContent): SubmissionCheck {
  const text = normaliseText(written.text)
  const links = written.links.map(normaliseLine).filter((link) => link !== '')
  const { submission, links: mostLinks, link } = bountyLimits
  const length = lengthOf(text)
  const fault = (
    field: SubmissionFault['field'],
    code: SubmissionFault['code'],
    limit?: number,
  ): SubmissionFault => ({ field, code, ...(limit !== undefined && { limit }) })
  const faults = [
    length === 0
      ? fault('text', 'missing', submission.least)
      : length < submission.least
        ? fault('text', 'too_short', submission.least)
        : length > submission.most &&
          fault('text', 'too_long', submission.most),
    links.length > mostLinks
      ? fault('links', 'too_many', mostLinks)
      : links.some((each) => lengthOf(each) > link.most)
        ? fault('links', 'too_long', link.most)
        : links.some((each) => readAddress(each) === undefined)
          ? fault('links', 'format')
          : new Set(links).size < links.length && fault('links', 'repeated'),
  ].filter((each) => each !== false)
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, content: { text, links } }
}

/** What an author of a bounty may make of work; a winner is made by an award. */
export const reviewStatuses = [
  'submitted',
  'shortlisted',
  'rejected',
  'spam',
] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What says no says why, so that its author may answer. */
export const needsReason = (status: ReviewStatus): boolean =>
  status === 'rejected' || status === 'spam'

/**
 * Who may read work that was handed in. While it is hidden nobody else may, whatever
 * they look after: they could hand in what they have read.
 */
export const maySeeWork = (asked: {
  visibility: 'public' | 'after_deadline'
  isOpen: boolean
  /** Its author, or that of the bounty. */
  isConcerned: boolean
}): boolean =>
  asked.isConcerned || asked.visibility === 'public' || !asked.isOpen
