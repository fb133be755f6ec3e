import { define } from '../kit/define.ts'
import { ofBounty, ofProposal } from '../kit/publishing.ts'
import { feesEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const params = s.IntentParams
/** One of the administrator's, which every local world has. */
const example = { intent: 'f0000000-0000-4000-8000-000000000001' }

export const feesApi = define(feesEndpoints, {
  myFees: { answer: s.MyFees },
  createFeeIntent: {
    body: s.CreateFeeIntentBody,
    answer: s.FeeIntent,
    refusals: [
      'area_closed',
      'fee_subject_not_found',
      'fee_not_offered',
      'fee_limit',
      // Nobody pays for what would not be published.
      ...ofProposal,
      ...ofBounty,
    ],
  },
  feeIntent: {
    params,
    answer: s.FeeIntent,
    example,
    refusals: ['fee_not_found'],
  },
  reportFee: {
    params,
    body: s.ReportFeeBody,
    answer: s.FeeIntent,
    refusals: ['fee_not_found', 'fee_closed', 'bad_hash', 'fee_used'],
  },
  cancelFeeIntent: {
    params,
    answer: s.FeeIntent,
    refusals: ['fee_not_found', 'fee_closed', 'fee_under_way'],
  },
})
