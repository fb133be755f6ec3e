import { stringToBytes } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { honestBundle, thirty } from '../rules/audit/audit.testing.ts'
import type { AuditReport } from '../rules/audit/index.ts'
import { workersHere } from './auditing.testing.ts'
import {
  type AuditCrew,
  type AuditHost,
  type AuditListener,
  createCrew,
} from './index.ts'

const { started, ended, hostOf, clear } = workersHere()
afterEach(clear)

const bundle = honestBundle(thirty, 40)
const wanted = (value: unknown = bundle) => ({
  bundle: stringToBytes(JSON.stringify(value)),
})

/** Notes all that is told, and how it ended. */
function listen(): {
  told: string[]
  listener: AuditListener
  over: Promise<AuditReport | string>
} {
  const told: string[] = []
  let listener = {} as AuditListener
  const over = new Promise<AuditReport | string>((end) => {
    listener = {
      onProgress: () => told.push('progress'),
      onReport(report) {
        told.push('report')
        end(report)
      },
      onFailure(_, why) {
        told.push(why)
        end(why)
      },
    }
  })
  return { told, listener, over }
}

function auditBy(crew: AuditCrew, value?: unknown) {
  const { listener, over } = listen()
  crew.audit(wanted(value), listener)
  return over
}

test('default: the same workers audit one bundle after the other', async () => {
  const crew = createCrew(hostOf(2))
  const bent = { ...bundle, tally: { ...bundle.tally, yesVoters: 1_000 } }
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green' })
  expect(await auditBy(crew, bent)).toMatchObject({ verdict: 'red' })
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green', ballots: 30 })
  expect(started).toHaveLength(3)
  expect(ended).toEqual([])
  crew.dismiss()
  expect(ended).toHaveLength(3)
})

test('default: they are gathered once, before there is a bundle', async () => {
  const crew = createCrew(hostOf(1))
  crew.gather()
  crew.gather()
  expect(started).toHaveLength(2)
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green' })
  expect(started).toHaveLength(2)
  crew.dismiss()
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green' })
  expect(started).toHaveLength(4)
})

test('behavior: another audit ends the one before, which tells nothing more', async () => {
  const crew = createCrew(hostOf(1))
  const first = listen()
  const end = crew.audit(wanted(), first.listener)
  const next = auditBy(crew)
  expect(ended).toHaveLength(2)
  // It has ended already: those that work now are not its own.
  end()
  expect(await next).toMatchObject({ verdict: 'green' })
  expect(first.told).toEqual([])
  expect(ended).toHaveLength(2)
})

test('behavior: ended, it tells nothing more, and others start for the next', async () => {
  const crew = createCrew(hostOf(1))
  const first = listen()
  crew.audit(wanted(), first.listener)()
  expect(ended).toHaveLength(2)
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green' })
  expect(first.told).toEqual([])
})

test('error: one that breaks without work is nobody’s failure', async () => {
  const crew = createCrew(hostOf(1))
  crew.gather()
  started[1]?.onerror?.('broken')
  expect(ended).toHaveLength(2)
  expect(await auditBy(crew)).toMatchObject({ verdict: 'green' })
})

test('error: where none can be started, the audit says so', async () => {
  const host: AuditHost = {
    ...hostOf(1),
    spawn() {
      throw new Error('No workers here')
    },
  }
  const crew = createCrew(host)
  crew.gather()
  expect(await auditBy(crew)).toBe('broken')
})

test('error: of two that can be started, one alone is let go again', () => {
  const host = hostOf(1)
  const { spawn } = host
  let asked = 0
  const crew = createCrew({
    ...host,
    spawn() {
      asked += 1
      if (asked === 2) throw new Error('No more workers here')
      return spawn()
    },
  })
  crew.gather()
  expect(started).toHaveLength(1)
  expect(ended).toEqual(started)
})
