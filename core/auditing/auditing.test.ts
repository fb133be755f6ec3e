import { keccak256, numberToHex, stringToBytes, toHex } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import {
  honestBundle,
  receiptOf,
  sealKey,
  thirty,
} from '../rules/audit/audit.testing.ts'
import {
  type AuditProgress,
  type AuditReport,
  audit,
  recoverHere,
} from '../rules/audit/index.ts'
import { addressOfKey, keyOf, signDigest } from '../rules/audit/keys.testing.ts'
import { workersHere } from './auditing.testing.ts'
import { type AuditHost, type AuditWorker, startAudit } from './index.ts'
import { loadHashes, loadRecover, plainTools } from './tools.ts'

const bundle = honestBundle(thirty, 40)
const bytesOf = (value: unknown) => stringToBytes(JSON.stringify(value))
const { ended, hostOf, clear } = workersHere()
afterEach(clear)

function run(
  host: AuditHost,
  wanted: Parameters<typeof startAudit>[1],
): Promise<{ report: AuditReport; progress: AuditProgress[] }> {
  const progress: AuditProgress[] = []
  return new Promise((tell, onFailure) => {
    startAudit(host, wanted, {
      onProgress: (each) => progress.push(each),
      onReport: (report) => tell({ report, progress }),
      onFailure,
    })
  })
}

describe('startAudit', () => {
  test.each([1, 2, 5])('default: %i workers find what one does', async (n) => {
    const receipt = receiptOf(bundle, 3)
    const wanted = { bundle: bytesOf(bundle), receipt }
    const { report, progress } = await run(hostOf(n), wanted)
    expect(report).toEqual(audit(bundle, { receipt }))
    expect(report.verdict).toBe('green')
    expect(progress.at(-1)).toMatchObject({ part: 'signatures' })
    expect(ended).toHaveLength(n + 1)
  })

  test('default: hundreds are shared out, and each is held to its own voter', async () => {
    const votings = Array.from({ length: 300 }, (_, voter) => ({
      voter,
      choice: 'yes' as const,
    }))
    const many = honestBundle(votings, 300)
    const line = many.lines[217] as (typeof many.lines)[number]
    const bent = line.payload.replace(
      /"signature":"0x..../,
      '"signature":"0x1234',
    )
    const lines = [...many.lines]
    lines[217] = { ...line, payload: bent }
    const { report } = await run(hostOf(3), {
      bundle: bytesOf({ ...many, lines }),
    })
    expect(report).toEqual(audit({ ...many, lines }))
    const check = report.checks.find(({ code }) => code === 'signatures')
    expect(check?.findings).toMatchObject([{ what: 'signature', place: 217 }])
  })

  test('parameters: keys that are known from elsewhere', async () => {
    const keys = [{ key: addressOfKey(keyOf('another')), from: 0 }]
    const { report } = await run(hostOf(1), { bundle: bytesOf(bundle), keys })
    expect(report.verdict).toBe('red')
    const known = [{ key: addressOfKey(sealKey), from: 0 }]
    const wanted = { bundle: bytesOf(bundle), keys: known }
    expect((await run(hostOf(1), wanted)).report.verdict).toBe('green')
  })

  test.each(['', '{', '[1', 'null', '"\ud800"'])(
    'error: %j is no bundle',
    async (text) => {
      const { report } = await run(hostOf(1), { bundle: stringToBytes(text) })
      expect(report).toMatchObject({ verdict: 'red', ballots: 0 })
    },
  )

  test('error: what is longer than a text may be is no verdict', async () => {
    // One more than V8 allows; nobody writes to it, so that it takes no memory.
    const bytes = new Uint8Array(2 ** 29 - 23)
    const told = await new Promise((tell) =>
      startAudit(
        hostOf(1),
        { bundle: bytes },
        {
          onProgress: () => {},
          onReport: tell,
          onFailure: (_, why) => tell(why),
        },
      ),
    )
    expect(told).toBe('tooLarge')
    expect(ended).toHaveLength(2)
  })

  test('behavior: one that is ended tells nothing more', async () => {
    const told: unknown[] = []
    const end = startAudit(
      hostOf(2),
      { bundle: bytesOf(bundle) },
      {
        onProgress: (each) => told.push(each),
        onReport: (each) => told.push(each),
        onFailure: (each) => told.push(each),
      },
    )
    end()
    expect(ended).toHaveLength(3)
    const whole = await run(hostOf(1), { bundle: bytesOf(bundle) })
    expect(whole.report.verdict).toBe('green')
    expect(told).toEqual([])
  })

  test('error: a worker that breaks is told once, and all end', async () => {
    const told: unknown[] = []
    const host = hostOf(2, () => {})
    const workers: AuditWorker[] = []
    startAudit(
      {
        ...host,
        spawn() {
          const worker = host.spawn()
          workers.push(worker)
          return worker
        },
      },
      { bundle: bytesOf(bundle) },
      {
        onProgress: () => {},
        onReport: () => {},
        onFailure: (error) => told.push(error),
      },
    )
    workers[1]?.onerror?.('broken')
    workers[2]?.onerror?.('broken, too')
    expect(told).toEqual(['broken'])
    expect(ended).toHaveLength(3)
  })

  test('error: workers that cannot be started are a failure', () => {
    const told: unknown[] = []
    const spawn = () => {
      throw new Error('No workers here')
    }
    startAudit(
      { ...hostOf(1), spawn },
      { bundle: bytesOf(bundle) },
      {
        onProgress: () => {},
        onReport: () => {},
        onFailure: (error) => told.push(error),
      },
    )
    expect(told).toMatchObject([{ message: 'No workers here' }])
  })
})

describe('loadHashes, loadRecover', () => {
  test('properties: recovers and hashes what JavaScript does', async () => {
    const recover = await loadRecover()
    const hashes = await loadHashes()
    for (let each = 0; each < 60; each += 1) {
      const digest = keccak256(toHex(each))
      const signature = signDigest(digest, keyOf(`signer ${each}`))
      const signer = addressOfKey(keyOf(`signer ${each}`))
      expect(recover(digest, signature)).toBe(signer)
      const other = each % 2 === 0 ? '1b' : '1c'
      const bent = `${signature.slice(0, 130)}${other}` as const
      expect(recover(digest, bent as `0x${string}`)).toBe(
        recoverHere(digest, bent as `0x${string}`),
      )
      const bytes = stringToBytes('x'.repeat(each * 7))
      expect(hashes.keccak256(bytes)).toEqual(
        plainTools.hashes.keccak256(bytes),
      )
      expect(hashes.sha256(bytes)).toEqual(plainTools.hashes.sha256(bytes))
    }
  })

  const order =
    0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const word = (value: bigint) => numberToHex(value, { size: 32 }).slice(2)
  test.each([
    ['r is 0', word(0n), word(1n), '1b'],
    ['s is 0', word(1n), word(0n), '1b'],
    ['both are 0', word(0n), word(0n), '1c'],
    ['r is the order', word(order), word(1n), '1b'],
    ['s is the order', word(1n), word(order), '1b'],
    ['r is above any', 'f'.repeat(64), word(1n), '1b'],
    ['r is on no point', word(5n), word(1n), '1b'],
    ['v is none', word(1n), word(1n), '1d'],
    ['v is the parity alone', word(1n), word(1n), '00'],
    ['it is short', word(1n), '', ''],
  ])('error: nobody signed where %s', async (_, r, s, v) => {
    const recover = await loadRecover()
    const signature = `0x${r}${s}${v}` as const
    const digest = keccak256('0x01')
    expect(recover(digest, signature)).toBe(recoverHere(digest, signature))
  })
})
