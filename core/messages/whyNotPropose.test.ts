import { expect, test } from 'vitest'
import { whyNotPropose } from './whyNotPropose.ts'

test.each([
  ['voting_power_needed', 'insufficient_vp'],
  ['holdings_unknown', 'vp_unavailable'],
  ['club_not_active', 'club_paused'],
] as const)('%s and %s are the same sentence', (own, told) => {
  for (const missing of [undefined, 1, 12]) {
    const why = { need: 50, missing }
    expect(whyNotPropose({ code: own, ...why })).toBe(
      whyNotPropose({ code: told, ...why }),
    )
  }
})

test('what is missing and not known is no number', () => {
  const code = 'insufficient_vp'
  expect(whyNotPropose({ code, need: 50 })).toBe('Proposing takes 50 votes.')
  expect(whyNotPropose({ code, need: 50, missing: 1 })).toBe(
    'You need 1 more NFT to propose.',
  )
})

test('where there is no room, it says when there is', () => {
  const code = 'proposal_limit'
  expect(whyNotPropose({ code, need: 50 })).toMatch(/may be\.$/)
  expect(
    whyNotPropose({ code, need: 50, resetAt: '2026-11-23T12:00:00.000Z' }),
  ).toMatch(/room again .*2026/)
})
