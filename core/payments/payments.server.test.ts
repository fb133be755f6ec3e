import { expect, test } from 'vitest'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { intent, intentId } from '../proposing/proposing.fixture.ts'
import { createReportHash } from './payments.server.ts'

const { signal } = new AbortController()
const hash = `0x${'ab'.repeat(32)}` as const

test.each([
  ['acknowledged', ok(intent({ state: 'submitted' }))],
  ['refused', no(404, 'fee_not_found')],
  ['refused', no(409, 'fee_used')],
  // A session, a pause or the network mends these: it is told again.
  ['unavailable', no(401, 'not_signed_in')],
  ['unavailable', no(429, 'rate_limited')],
  ['unavailable', no(503, 'unavailable')],
  ['unavailable', ok({})],
  ['unavailable', 'down' as const],
])('default: %s after %o', async (said, answer) => {
  const { bodies, fetch } = scriptedProposals({
    'POST fees/intents/:id/tx': answer,
  })
  const report = createReportHash({ fetch })
  expect(await report(intentId, hash, signal)).toBe(said)
  expect(bodies['POST fees/intents/:id/tx']).toEqual({ hash })
})
