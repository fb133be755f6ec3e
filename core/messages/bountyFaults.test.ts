import { expect, test } from 'vitest'
import { formatMoment } from '../rules/format/moment.ts'
import { bountyFaultSentence } from './bountyFaults.ts'

const limit = Date.UTC(2026, 11, 20, 12)

test('default: a date that is off is told the last one that is not', () => {
  for (const code of ['too_soon', 'too_late'] as const) {
    const said = bountyFaultSentence({ field: 'payBy', code, limit })
    expect(said).toContain(formatMoment('2026-12-20T12:00:00.000Z'))
    expect(said).toContain('Dec 20, 2026')
  }
})
