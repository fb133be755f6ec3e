import type { AnalyticsName, analyticsApi } from '@narwhal-club/core/contract'
import type * as z from 'zod/mini'

type Api = typeof analyticsApi

/** Those calls that are of a moment. */
export type MomentName = Exclude<AnalyticsName, 'nfts'>

/** What a call of the area is answered with, but for the moment that it is of. */
export type AnswerOf<Name extends MomentName> = Omit<
  z.output<Api[Name]['response']>,
  'asOf'
>

/** What is asked, once it is read. */
export type AskedBy<Name extends MomentName> = z.output<Api[Name]['query']> &
  (Api[Name] extends { params: infer S extends z.ZodMiniType }
    ? z.output<S>
    : unknown)
