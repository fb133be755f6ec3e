import * as z from 'zod/mini'
import { forms } from '../messages/pages/forms.ts'
import type { FieldErrors } from './draft.types.ts'

const words = forms.invalid
/**
 * Said in this parse where a schema has no words of its own: what zod itself
 * says depends on the page, where all of zod brings English words along.
 */
const silent = '-'

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 0

/** One sentence for an issue: the schema's own, or ours by what it is about. */
function sentence(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.message !== silent) return issue.message
  if (issue.code === 'invalid_type') return words.missing
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'string')
      return lengthOf(value)
        ? words.tooShort(least, lengthOf(value))
        : words.missing
    return issue.origin === 'array' || issue.origin === 'set'
      ? words.tooFew(least)
      : words.tooSmall(least)
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return words.tooLong(most, lengthOf(value))
    return issue.origin === 'array' || issue.origin === 'set'
      ? words.tooMany(most)
      : words.tooBig(most)
  }
  return lengthOf(value) ? words.format : words.missing
}

/**
 * Makes a draft's `validate` of a zod schema: the first issue of each field.
 *
 * @example
 * const title = z.string().check(z.minLength(5))
 * fieldErrors(z.object({ title }))({ title: '' }) // { title: 'This is needed.' }
 */
export const fieldErrors =
  (schema: z.ZodMiniType) =>
  (value: unknown): FieldErrors => {
    const { error } = z.safeParse(schema, value, { error: () => silent })
    const errors: Record<string, string> = {}
    for (const issue of error?.issues ?? []) {
      const field = String(issue.path[0] ?? '')
      errors[field] ??= sentence(issue, at(value, issue.path))
    }
    return errors
  }

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    value,
  )
