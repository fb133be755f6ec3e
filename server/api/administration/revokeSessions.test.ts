import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAudit } from '../../audit/audit.ts'
import { createLedger } from '../../ledger/ledger.ts'
import { stillClock } from '../../testing/clock.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { createSessionRepository } from '../auth/sessions.repository.ts'
import { createSessions } from '../auth/sessions.ts'
import { createToken, hashToken } from '../auth/tokens.ts'
import { revokeSessions } from './revokeSessions.ts'

const clock = stillClock()
const reason = 'a phone was stolen'
const [by, address] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('error: what cannot be written down is not done', async () => {
  const { db } = opened
  const rows = createSessionRepository(db, lifetimes, clock)
  const sessions = createSessions(db, rows, clock)
  const ledger = createLedger(db)
  const ports = {
    transact: db.transact,
    endAll: sessions.endAll,
    endOne: sessions.endOne,
    note: createAudit(ledger, clock).note,
  }
  const token = createToken()
  await sessions.open(token, address)
  const full = {
    ...ledger,
    append: async () => {
      throw Object.assign(new Error('no space left'), { code: '53100' })
    },
  }
  const failing = { ...ports, note: createAudit(full, clock).note }
  await expect(
    revokeSessions(failing, { by, address, reason }),
  ).rejects.toThrow()
  expect(await sessions.find(hashToken(token))).toMatchObject({ address })
  expect(await revokeSessions(ports, { by, address, reason })).toBe(1)
  expect(await sessions.find(hashToken(token))).toBeNull()
  expect(await ledger.verify('audit')).toMatchObject({
    ok: true,
    head: { size: 1 },
  })
})
