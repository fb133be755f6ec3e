import { administeringFailure } from './administering.failure.ts'
import type {
  AdminAct,
  AdministeringFailureCode,
} from './administering.types.ts'

export const admin = `0x${'ad'.repeat(20)}` as const
export const other = `0x${'0b'.repeat(20)}` as const
export const reason = 'The phone was stolen.'

export const revoke: AdminAct = {
  id: '00000000-0000-4000-8000-000000000001',
  by: admin,
  method: 'POST',
  path: '/api/admin/sessions/revoke',
  body: { address: other },
  words: {
    title: 'End all sessions',
    text: 'Every browser of 0x0b0b…0b0b is signed out at once.',
    confirm: 'End sessions',
    done: 'The sessions are over.',
    isGrave: true,
  },
}
export const proof = { message: 'a message', signature: '0x1234' }
export const failing = (code: AdministeringFailureCode, refusal?: string) => ({
  kind: 'failure',
  failure: { ...administeringFailure(code), ...(refusal && { refusal }) },
})
