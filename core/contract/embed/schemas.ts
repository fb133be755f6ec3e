import * as z from 'zod/mini'
import { plainText, wholeNumber } from '../kit/values.ts'

/** What else a consumer may say is ignored, as the standard has it. */
export const OembedQuery = z.object({
  /** Of a page of ours. */
  url: plainText(2_048, 1),
  format: z.optional(plainText(20)),
  /** Pixels. */
  maxwidth: z.optional(wholeNumber(0, 100_000)),
  maxheight: z.optional(wholeNumber(0, 100_000)),
})

/** A rich answer of oEmbed 1.0. */
export const Oembed = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Oembed = z.infer<typeof Oembed>
