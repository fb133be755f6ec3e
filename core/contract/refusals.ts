import { adminRefusals } from './admin/refusals.ts'
import { administrationRefusals } from './administration/refusals.ts'
import { analyticsRefusals } from './analytics/refusals.ts'
import { authRefusals } from './auth/refusals.ts'
import { booksRefusals } from './books/refusals.ts'
import { bountiesRefusals } from './bounties/refusals.ts'
import { clubAdminRefusals } from './clubAdmin/refusals.ts'
import { clubsRefusals } from './clubs/refusals.ts'
import { commentsRefusals } from './comments/refusals.ts'
import { contentRefusals } from './content/refusals.ts'
import { draftsRefusals } from './drafts/refusals.ts'
import { embedRefusals } from './embed/refusals.ts'
import { feesRefusals } from './fees/refusals.ts'
import { type RefusalRow, requestRefusals } from './kit/refusals.ts'
import { moderationRefusals } from './moderation/refusals.ts'
import { proposalsRefusals } from './proposals/refusals.ts'
import { shillRefusals } from './shill/refusals.ts'
import { swapRefusals } from './swap/refusals.ts'
import { votesRefusals } from './votes/refusals.ts'

/** Every refusal of the server: the areas' tables side by side. */
export const refusalTable = {
  ...requestRefusals,
  ...authRefusals,
  ...adminRefusals,
  ...administrationRefusals,
  ...analyticsRefusals,
  ...booksRefusals,
  ...bountiesRefusals,
  ...clubAdminRefusals,
  ...clubsRefusals,
  ...commentsRefusals,
  ...contentRefusals,
  ...draftsRefusals,
  ...embedRefusals,
  ...feesRefusals,
  ...moderationRefusals,
  ...proposalsRefusals,
  ...shillRefusals,
  ...swapRefusals,
  ...votesRefusals,
} as const

type Table = typeof refusalTable
/** Machine code of a refusal, as it stands in `ErrorResponse.code`. */
export type HttpCode = keyof Table

const column = <Key extends keyof RefusalRow>(key: Key) =>
  Object.fromEntries(
    Object.entries(refusalTable).map(([code, row]) => [code, row[key]]),
  ) as { [Code in HttpCode]: Table[Code][Key] }

/** The HTTP status that each code is answered with. */
export const httpCodes = /* @__PURE__ */ column('status')
/** The one map from the code of a refusal to the failure that core names. */
export const failureOfHttpCode = /* @__PURE__ */ column('failure')
/** `ErrorResponse.error` for each code. */
export const refusalTexts = /* @__PURE__ */ column('advice')
