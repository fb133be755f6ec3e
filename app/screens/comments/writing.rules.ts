import type { ReportReason } from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { OpenPart } from '@narwhal-club/ui/governance/comments/comments.types.ts'

/** Where something is said or done: below what is discussed, or at a comment. */
export type Spot = 'say' | `${OpenPart['kind']}.${string}`

/** Words under a name of their own: to send them twice says them once. */
export interface Sent {
  id: string
  text: string
}

export interface Form {
  text: string
  reason?: ReportReason | undefined
  /** What was sent last, whether or not it has arrived. */
  sent?: Sent | undefined
  waiting?: boolean
  error?: string | undefined
}

/** What is written and under way, a form for each spot; one of them is open. */
export interface Writing {
  open: Exclude<Spot, 'say'> | null
  forms: Readonly<Partial<Record<string, Form>>>
}

export type WritingEvent =
  /** `form` is what it begins with. */
  | { type: 'opened'; spot: Exclude<Spot, 'say'>; form: Form }
  | { type: 'closed'; spot: Spot }
  | { type: 'typed'; spot: Spot; text: string }
  | { type: 'chosen'; spot: Spot; reason: ReportReason }
  /** It was to be sent, and something is missing. */
  | { type: 'lacking'; spot: Spot; error: string }
  /** `id` is the name of words that were not sent before. */
  | { type: 'sent'; spot: Spot; id: string }
  | { type: 'taken'; spot: Spot }
  /** `isSpent`: under this name nothing will be taken any more. */
  | { type: 'failed'; spot: Spot; error: string; isSpent: boolean }

const { empty, no_reason } = comments.failure

export const blank: Form = { text: '' }
export const isEmpty = (text: string) => text.trim() === ''
export const formOf = ({ forms }: Writing, spot: Spot) => forms[spot] ?? blank

/** What is done there, and at which comment. */
export function partOf(spot: Spot) {
  const [kind, comment = ''] = spot.split('.')
  return { kind: kind as 'say' | OpenPart['kind'], comment }
}

/** Something is written there, and is kept until it has arrived. */
export const isOfWords = (spot: Spot) =>
  ['say', 'reply', 'edit'].includes(partOf(spot).kind)

/** What is still missing of a form, as a sentence. */
export function lackOf(spot: Spot, { text, reason }: Form): string | undefined {
  if (partOf(spot).kind === 'report') return reason ? undefined : no_reason
  return isOfWords(spot) && isEmpty(text) ? empty : undefined
}

const without = (forms: Writing['forms'], spot: Spot): Writing['forms'] => {
  const { [spot]: _, ...others } = forms
  return others
}

/** What becomes of it: no spot is touched by what happens at another. */
export function write(at: Writing, event: WritingEvent): Writing {
  const { open, forms } = at
  const { spot } = event
  const form = formOf(at, spot)
  const put = (change: Form): Writing => ({
    open,
    forms: { ...forms, [spot]: change },
  })
  switch (event.type) {
    case 'opened': {
      const known = forms[spot]
      const isKept = known && (known.waiting || isOfWords(spot))
      const begun = isKept ? known : event.form
      return { open: event.spot, forms: { ...forms, [spot]: begun } }
    }
    case 'closed': {
      // What an edit began with is still there; a reply is nowhere else.
      const isKept = form.waiting || partOf(spot).kind === 'reply'
      return {
        open: open === spot ? null : open,
        forms: isKept ? forms : without(forms, spot),
      }
    }
    case 'typed':
      // What is on its way would be emptied with what was added to it.
      return form.waiting
        ? at
        : put({ ...form, text: event.text, error: undefined })
    case 'chosen':
      return form.waiting
        ? at
        : put({ ...form, reason: event.reason, error: undefined })
    case 'lacking':
      return put({ ...form, error: event.error })
    case 'sent': {
      const { text, sent } = form
      // Other words under the same name would be refused for ever.
      const named = sent?.text === text ? sent : { id: event.id, text }
      return put({ ...form, sent: named, waiting: true, error: undefined })
    }
    case 'taken':
      return {
        open: open === spot ? null : open,
        forms: without(forms, spot),
      }
    case 'failed': {
      const { error, isSpent } = event
      const sent = isSpent ? undefined : form.sent
      return put({ ...form, sent, waiting: false, error })
    }
  }
}
