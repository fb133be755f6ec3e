import { refusalTexts } from '../contract/refusals.ts'

/** `ErrorResponse.error` for each code: each area's table has its own. */
export const refusals = refusalTexts
