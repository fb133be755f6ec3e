import type {
  AnalyticsName,
  AnswerOf as AnswerBy,
  Answering,
  Asked,
  analyticsApi,
} from '@narwhal-club/core/contract'

type Api = typeof analyticsApi

/** The calls that are of a moment. */
export type MomentName = AnalyticsName

/** What a call of the area is answered with, but for the moment that it is of. */
export type AnswerOf<Name extends MomentName> = Omit<
  AnswerBy<Api[Name]>,
  'asOf'
>

/** What is asked, once it is read. */
export type AskedBy<Name extends MomentName> = Asked<Api[Name]>

/** An answer with its moment, as it leaves. */
export type FullAnswer<Name extends MomentName> = Answering<Api[Name]>

/** The part of some questions that says who is left out. */
export interface Excluding {
  exclude?: AskedBy<'analyticsSummary'>['exclude']
}
