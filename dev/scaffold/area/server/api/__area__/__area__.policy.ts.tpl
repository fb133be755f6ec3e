import type { HttpCode } from '@narwhal-club/core/contract'

export type Verdict = { ok: true } | { ok: false; code: HttpCode }

/** Who may read the area: members. The mocks decide by it, too. */
export const mayRead__Area__ = (member: object | null | undefined): Verdict =>
  member ? { ok: true } : { ok: false, code: 'not_signed_in' }
