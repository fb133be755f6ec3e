import type { ClubDetail } from '@narwhal-club/core/contract'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { whyNotPropose } from '@narwhal-club/core/messages/whyNotPropose'
import { expect, test } from 'vitest'
import { eligibilityLine } from './eligibilityLine.ts'

const { editor } = proposing
const told = (propose: object) =>
  eligibilityLine({ mine: { propose } as ClubDetail['mine'] })

test('default: who has enough is told how much it is', () => {
  const enough = { ok: true, why: null, need: 50, have: 64, missing: 0 }
  expect(told(enough)).toBe(editor.eligible(64))
  expect(told({ ...enough, have: undefined })).toBe(editor.eligible(50))
})

test('error: who has not is told what is missing, though something is held', () => {
  const few = {
    ...{ ok: false, why: 'voting_power_needed' as const },
    ...{ need: 50, have: 3, missing: 47 },
  }
  const said = { code: few.why, need: 50, missing: 47 }
  expect(told(few)).toBe(whyNotPropose(said))
  expect(told(few)).not.toBe(editor.eligible(3))
})

test('error: nobody is known', () => {
  expect(eligibilityLine({ mine: undefined })).toBe(editor.unknownEligibility)
})
