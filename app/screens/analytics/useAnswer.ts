import { analyticsEndpoints } from '@narwhal-club/core/contract'
import { answerOf as answerBy, type Result } from '../../data/answerOf.ts'
import { createUseAsk } from '../../data/ask.ts'
import { createUseList } from '../../data/list.ts'
import { adviceOf } from './advice.ts'

/** Asks the area by the name of a call. */
export const useAsk = createUseAsk(analyticsEndpoints)
/** Asks for one of its lists. */
export const useList = createUseList(
  {
    analyticsHolders: analyticsEndpoints.analyticsHolders,
    analyticsWallet: analyticsEndpoints.analyticsWallet,
    analyticsFees: analyticsEndpoints.analyticsFees,
  },
  adviceOf,
)

/** What a card shows of an answer, with the area's advice. */
export const answerOf = <T>(result: Result<T>) => answerBy(result, adviceOf)
