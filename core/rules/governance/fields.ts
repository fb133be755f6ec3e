import * as z from 'zod/mini'
import { readAddress } from './hosts.ts'
import { proposalLimits } from './limits.ts'
import { lengthOf, normaliseLine, normaliseText } from './text.ts'

/** What an author writes, in its normal form. */
export interface ProposalContent {
  title: string
  /** Markdown. */
  body: string
  /** A few words for lists; empty where there are none. */
  summary: string
  /** Where people talk about it; null: nowhere yet. */
  discussionUrl: string | null
  /** Names of labels of the club, in the order of their code units. */
  labels: readonly string[]
}

/** What is wrong with one field (P2), for the one who fills it in. */
export interface FieldFault {
  field: keyof ProposalContent
  code:
    | 'missing'
    | 'too_short'
    | 'too_long'
    | 'too_many'
    /** The same label twice. */
    | 'repeated'
    /** No label of the club. */
    | 'unknown'
    /** No whole https address. */
    | 'format'
  /** The length or number that it is about. */
  limit?: number
}

/** Holds a text to a length in code points; zod itself counts UTF-16 units. */
const within = (least: number, most: number) =>
  z.check<string>(({ value, issues }) => {
    const length = lengthOf(value)
    const issue = { origin: 'string', inclusive: true, input: value } as const
    if (length < least)
      issues.push({ ...issue, code: 'too_small', minimum: least })
    if (length > most) issues.push({ ...issue, code: 'too_big', maximum: most })
  })

const text = (
  normalise: (text: string) => string,
  { least, most }: { least: number; most: number },
) =>
  z.pipe(
    z.pipe(z.string(), z.transform(normalise)),
    z.string().check(within(least, most)),
  )

const because = (fault: FieldFault['code']) => ({ params: { fault } })

/**
 * Makes the schema of what an author writes: it brings texts into their normal
 * form and then measures them. Forms and the server ask the same one.
 *
 * @param clubLabels names of the labels that the club has.
 */
export const contentSchema = (clubLabels: readonly string[]) =>
  z.object({
    title: text(normaliseLine, proposalLimits.title),
    body: text(normaliseText, proposalLimits.body),
    summary: z._default(text(normaliseLine, proposalLimits.summary), ''),
    discussionUrl: z.pipe(
      z.pipe(
        z.optional(z.nullable(z.string())),
        z.transform((address) => normaliseLine(address ?? '') || null),
      ),
      z.nullable(
        z.string().check(
          within(0, proposalLimits.discussionUrl.most),
          z.refine(
            (address) => readAddress(address) !== undefined,
            because('format'),
          ),
        ),
      ),
    ),
    labels: z.pipe(
      z.pipe(
        z._default(z.array(z.string()), []),
        z.transform((labels) => labels.map(normaliseLine).sort()),
      ),
      z.array(z.string()).check(
        z.maxLength(proposalLimits.labels.most),
        z.refine(
          (labels) => new Set(labels).size === labels.length,
          because('repeated'),
        ),
        z.refine(
          (labels) => labels.every((label) => clubLabels.includes(label)),
          because('unknown'),
        ),
      ),
    ),
  })

export type ContentCheck =
  | { ok: true; content: ProposalContent }
  | { ok: false; faults: FieldFault[] }

/** Reads what an author writes, whatever was sent, or tells what is wrong. */
export function checkContent(
  written: unknown,
  clubLabels: readonly string[],
): ContentCheck {
  const { data, error } = z.safeParse(contentSchema(clubLabels), written)
  if (data) return { ok: true, content: data }
  return {
    ok: false,
    faults: error.issues.map((issue) => faultOf(issue, written)),
  }
}

function faultOf(issue: z.core.$ZodIssue, written: unknown): FieldFault {
  const field = (issue.path[0] ?? 'title') as FieldFault['field']
  if (issue.code === 'too_small') {
    const limit = Number(issue.minimum)
    const text = (written as Partial<Record<string, string>>)[field] ?? ''
    return { field, code: normaliseText(text) ? 'too_short' : 'missing', limit }
  }
  if (issue.code === 'too_big') {
    const code = issue.origin === 'array' ? 'too_many' : 'too_long'
    return { field, code, limit: Number(issue.maximum) }
  }
  if (issue.code === 'custom')
    return { field, code: issue.params?.fault ?? 'format' }
  return { field, code: 'missing' }
}

/** The code that the server refuses content with (P2, P5). */
export const refusalOf = (
  faults: readonly FieldFault[],
): 'bad_proposal' | 'body_too_long' =>
  faults.some(({ field, code }) => field === 'body' && code === 'too_long')
    ? 'body_too_long'
    : 'bad_proposal'
