import * as z from 'zod/mini'
import { readAddress } from '../../rules/governance/hosts.ts'
import {
  reasonLimits as limitsOfReader,
  readReason,
} from '../../rules/governance/reasons.ts'
import { plainText } from './values.ts'

/** Whole words on one line: nothing that turns the text around or hides in it. */
export const plainLine = (most: number) =>
  plainText(most, 1).check(
    z.trim(),
    z.minLength(1),
    z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
  )

/** Where readers may be led: https and a public name, no password before it. */
export const plainHref = (most: number) =>
  plainText(most).check(
    z.refine((text) => readAddress(text) !== undefined, {
      error: 'no https address',
    }),
  )

/** Why an administrator did something, for the audit log. Lengths are code points. */
export const reasonLimits = { ...limitsOfReader, least: 10 } as const
/** It comes in its normal form; what is too short there, or too long, is nothing. */
export const Reason = z.string().check(
  z.overwrite((text) => readReason(text, reasonLimits.least) ?? ''),
  z.minLength(reasonLimits.least),
  // Of UTF-16, which has two units for a whale.
  z.maxLength(2 * reasonLimits.most),
)
