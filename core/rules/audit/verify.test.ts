import { describe, expect, test } from 'vitest'
import {
  castOf,
  castsOf,
  honestBundle,
  receiptOf,
  thirty,
  voterKey,
  withCasts,
  withStand,
} from './audit.testing.ts'
import {
  type AuditProgress,
  audit,
  auditCodes,
  auditHere,
  auditWith,
  type Bundle,
  recoverHere,
} from './index.ts'
import { addressOfKey, keyOf } from './keys.testing.ts'
import { redsOf, rememberSigners } from './reds.testing.ts'

const bundle = honestBundle(thirty, 40)
const recover = rememberSigners()

describe('an honest bundle', () => {
  test('default: is green in all, as it comes over the wire', () => {
    const receipt = receiptOf(bundle, 3)
    const report = audit(JSON.parse(JSON.stringify(bundle)), { receipt })
    expect(redsOf(report)).toEqual([])
    expect(report.verdict).toBe('green')
    expect(report.checks.map(({ code }) => code)).toEqual([...auditCodes])
    for (const { looked, ok, open } of report.checks) {
      expect(looked).toBeGreaterThan(0)
      expect(ok).toBe(true)
      expect(open).toBe(0)
    }
    expect(report.ballots).toBe(30)
    expect(report.counted).toEqual(bundle.tally)
  })

  test('behavior: without a receipt none is judged', () => {
    const { checks } = audit(bundle, { recover })
    expect(checks.map(({ code }) => code)).not.toContain('receipt')
  })

  test('behavior: without a ballot', () => {
    const none = withCasts(bundle, [])
    expect(none.head.size).toBe(0)
    const report = audit(none, { recover })
    expect(report).toMatchObject({ verdict: 'green', ballots: 0 })
    expect(report.counted?.outcome).toBe('no_votes')
  })

  test('behavior: while voting is open there is no outcome', () => {
    const { end } = bundle.proposal
    const open = withCasts(bundle, castsOf(bundle), end - 1)
    expect(open.tally.outcome).toBeNull()
    const report = audit(open, { recover })
    expect(report.verdict).toBe('green')
    expect(report.counted).not.toHaveProperty('outcome')
  })

  test('behavior: nobody signs what the club itself asks, and it is said so', () => {
    const asked: Bundle = {
      ...bundle,
      proposal: { ...bundle.proposal, author: null },
      versions: bundle.versions.map((each) => ({ ...each, signed: null })),
    }
    const report = audit(withStand(asked), { recover })
    expect(report.verdict).toBe('green')
    const open = report.checks.filter(({ open }) => open > 0)
    expect(open.map(({ code, unchecked }) => [code, unchecked])).toEqual([
      [
        'content',
        [
          { what: 'unsigned', version: 1 },
          { what: 'unsigned', version: 2 },
        ],
      ],
      ['window', [{ what: 'unsigned' }]],
    ])
  })

  test.each([`0x${'5a'.repeat(300)}`, '0x'] as const)(
    'behavior: what a contract signed is neither good nor bad here',
    (signature) => {
      const casts = castsOf(bundle)
      const [first] = casts
      if (!first) throw new Error('no ballot')
      casts[0] = { ...first, signer: 'contract', signature }
      const report = audit(withCasts(bundle, casts), { recover })
      expect(report.verdict).toBe('open')
      const check = report.checks.find(({ code }) => code === 'signatures')
      expect(check).toMatchObject({ looked: 29, open: 1 })
      // Nobody takes the count for proved.
      expect(report.unproved).toEqual({ voters: 1, power: first.power })
      expect(check?.unchecked).toEqual([
        { what: 'contract', place: 0, address: first.message.voter },
      ])
    },
  )

  test('behavior: a contract’s ballot that a key’s has superseded counts for nothing', () => {
    const casts = castsOf(bundle).map((cast, place) =>
      place === 2 ? { ...cast, signer: 'contract' as const } : cast,
    )
    const report = audit(withCasts(bundle, casts), { recover })
    expect(report.verdict).toBe('green')
    expect(report.checks.some(({ open }) => open === 1)).toBe(true)
    expect(report).not.toHaveProperty('unproved')
  })

  test('error: a forgery that contracts are said to have signed is never green', () => {
    const forged = castsOf(bundle).map((cast) => ({
      ...cast,
      signer: 'contract' as const,
      signature: '0x' as const,
    }))
    const whole = withCasts(bundle, forged)
    expect(audit(whole, { recover }).verdict).toBe('open')
    // What is red stays red, whatever else is open.
    const tally = { ...whole.tally, yesPower: whole.tally.yesPower + 1 }
    expect(audit({ ...whole, tally }, { recover }).verdict).toBe('red')
  })

  test('behavior: with keys that are known from elsewhere', () => {
    const keys = [{ key: addressOfKey(keyOf('other')), from: 0 }]
    expect(audit(bundle, { recover, keys: bundle.keys })).toMatchObject({
      verdict: 'green',
      areKeysKnown: true,
    })
    expect(audit(bundle, { recover })).not.toHaveProperty('areKeysKnown')
    expect(redsOf(audit(bundle, { recover, keys }))).toEqual([
      'head key',
      'stand key',
    ])
  })
})

describe('a little at a time', () => {
  const many = honestBundle(
    Array.from({ length: 290 }, (_, voter) => ({ voter, choice: 'yes' })),
    290,
  )
  const whole = audit(many, { recover })

  test('default: it tells how far it is, and comes to the same', () => {
    const told: AuditProgress[] = []
    const work = auditHere(many, { recover })
    let step = work.next()
    for (; !step.done; step = work.next()) told.push(step.value)
    expect(step.value).toEqual(whole)
    const of = (part: string) => told.filter((each) => each.part === part)
    expect(of('lines').map(({ done }) => done)).toEqual([
      16, 48, 64, 112, 128, 192, 240, 256,
    ])
    expect(of('list').length).toBeGreaterThan(3)
    for (const { done, of: all } of told) expect(done).toBeLessThanOrEqual(all)
    expect(of('signatures').at(-1)).toMatchObject({ done: 294, of: 294 })
  })

  test('behavior: it may be ended', () => {
    let asked = 0
    const count = () => {
      asked += 1
      return null
    }
    for (const { part } of auditHere(many, { recover: count }))
      if (part === 'signatures') break
    expect(asked).toBe(1)
  })

  test('behavior: others recover while the rest goes on', async () => {
    const sizes: number[] = []
    const told: AuditProgress[] = []
    const work = auditWith(many, {
      recover: async (jobs) => {
        sizes.push(jobs.length)
        return jobs.map(({ digest, signature }) => recover(digest, signature))
      },
    })
    let step = await work.next()
    for (; !step.done; step = await work.next()) {
      told.push(step.value)
      // They are handed out as the lines are read, not at the end.
      if (told.length === 1) expect(sizes).toEqual([16])
    }
    expect(step.value).toEqual(whole)
    expect(sizes).toEqual([16, 32, 64, 128, 54])
  })

  test('error: an answer that is too short proves nothing, and shifts nothing', async () => {
    const work = auditWith(many, {
      recover: async (jobs) =>
        jobs.length % 64 === 0
          ? []
          : jobs.map(({ digest, signature }) => recover(digest, signature)),
    })
    let step = await work.next()
    while (!step.done) step = await work.next()
    const { checks } = step.value
    const red = checks.filter(({ ok }) => !ok)
    expect(red.map(({ code, faults }) => [code, faults])).toEqual([
      ['signatures', 192],
    ])
    // So many are named, and no more.
    expect(red[0]?.findings).toHaveLength(100)
  })

  test('error: where nobody recovers, it ends with that', async () => {
    const work = auditWith(many, {
      recover: () => Promise.reject(new Error('the worker is gone')),
    })
    await expect(async () => {
      while (!(await work.next()).done);
    }).rejects.toThrow('the worker is gone')
  })
})

describe('a reason', () => {
  const judge = (reason: string) => {
    const hash = bundle.versions[1]?.contentHash ?? '0x'
    const at = bundle.proposal.start / 1_000 + 60
    const cast = castOf({ voter: 4, choice: 'yes', reason }, 0, at, hash)
    return redsOf(audit(withCasts(bundle, [cast]), { recover }))
  }

  test.each([
    ['of one letter', 'a'],
    ['of two lines', 'Two lines.\nAnd more.'],
    ['beyond ASCII', 'Kälte ❄️, ja'],
    ['of a thousand letters', 'x'.repeat(1_000)],
    ['of a thousand whales', '🐋'.repeat(1_000)],
  ])('default: %s is taken', (_, reason) => {
    expect(judge(reason)).toEqual([])
  })

  test.each([
    ['a space before', ' a'],
    ['a space behind', 'a '],
    ['another end of line', 'a\r\nb'],
    ['a turn of direction', 'a\u202eb'],
    ['a control', 'a\u0007'],
    ['a letter in two parts', 'e\u0301'],
    ['a letter too many', 'x'.repeat(1_001)],
    ['a whale too many', '🐋'.repeat(1_001)],
  ])('error: %s is none', (_, reason) => {
    expect(judge(reason)).toEqual(['words reason #0'])
  })
})

test('behavior: a signer is found with the voter’s key', () => {
  const [line] = bundle.lines
  const { message, signature } = JSON.parse(line?.payload ?? '')
  const digest = receiptOf(bundle, 0).digest
  expect(recoverHere(digest, signature)).toBe(message.voter)
  expect(message.voter).toBe(addressOfKey(voterKey(0)))
  expect(recoverHere(digest, `0x${'00'.repeat(64)}1b`)).toBeNull()
  expect(recoverHere(digest, `0x${'11'.repeat(64)}1d`)).toBeNull()
})
