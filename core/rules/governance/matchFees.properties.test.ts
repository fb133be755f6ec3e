import { describe, expect, test } from 'vitest'
import {
  facts,
  hashOf,
  intent,
  log,
  minute,
  other,
  payer,
  to,
  token,
} from '../../../dev/testing/fees.ts'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { type FeeFacts, feeKey, matchFees } from './matchFees.ts'

describe('fees: properties', () => {
  const live = ['open', 'submitted'] as const
  const rounds = (check: (facts: FeeFacts) => void) =>
    forSeeds((random) => {
      const person = () => random.pick([payer, other])
      const hashes = listOf(6, (at) => hashOf(String(at)))
      const logs = listOf(random.below(12), (logIndex) =>
        log({
          logIndex,
          hash: random.pick(hashes),
          token: random.pick([token, token, token, other]),
          from: person(),
          to: random.pick([to, to, to, other]),
          value: BigInt(random.pick([0, 50, 100, 100, 100, 150, 300])),
          block: 8 + random.below(8),
          at: (28 + random.below(4)) * minute,
          confirmations: 1 + random.below(3),
        }),
      )
      const intents = listOf(random.below(8), (id) =>
        intent({
          id: String(id),
          payer: person(),
          amount: BigInt(random.pick([100, 100, 200])),
          createdBlock: 8 + random.below(6),
          state: random.pick([...live, ...live, 'confirmed', 'expired']),
          isExempt: random.chance(0.1),
          ...(random.chance(0.5) && { hash: random.pick(hashes) }),
        }),
      )
      const used = new Set(logs.filter(() => random.chance(0.2)).map(feeKey))
      check(
        facts({ intents, logs, used, readTo: (25 + random.below(9)) * minute }),
      )
    }, 2_000)

  const pays = (of: FeeMatchOf, facts: FeeFacts) =>
    facts.intents.flatMap((intent) => {
      const decision = of.decisions.get(intent.id)
      const log = decision && 'log' in decision ? decision.log : null
      return decision && log ? [{ intent, decision, log }] : []
    })
  type FeeMatchOf = ReturnType<typeof matchFees>

  test('no payment is lost, and none is counted twice', () => {
    rounds((facts) => {
      const found = matchFees(facts)
      const sum = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
      const arrived = facts.logs.filter(
        (log) =>
          !facts.used.has(feeKey(log)) && log.token === token && log.to === to,
      )
      const paid = pays(found, facts)
      const asked = paid.filter(
        ({ decision }) => decision.status === 'confirmed',
      )
      const held = paid.filter(({ decision }) => decision.status === 'waiting')
      expect(
        sum([
          ...asked.map(({ intent }) => intent.amount),
          ...held.map(({ log }) => log.value),
          ...found.credits.map(({ amount }) => amount),
          ...found.unsettled.map(({ value }) => value),
        ]),
      ).toBe(sum(arrived.map(({ value }) => value)))
      const logs = paid.map(({ log }) => feeKey(log))
      expect(new Set(logs).size).toBe(logs.length)
      for (const { log, why } of found.credits)
        expect(logs.includes(feeKey(log))).toBe(why === 'over')
    })
  })

  test('none is accepted unpaid, by another, or before its blocks', () => {
    rounds((facts) => {
      for (const intent of facts.intents) {
        const decision = matchFees(facts).decisions.get(intent.id)
        if (decision?.status !== 'confirmed') continue
        if (intent.isExempt || intent.state === 'confirmed') continue
        const { log } = decision
        expect(log?.from).toBe(intent.payer)
        expect([log?.token, log?.to]).toEqual([intent.token, intent.to])
        expect(log && log.value >= intent.amount).toBe(true)
        expect(log?.block).toBeGreaterThanOrEqual(intent.createdBlock)
        expect(log?.at).toBeLessThan(intent.expiresAt)
        expect(log?.confirmations).toBeGreaterThanOrEqual(2)
        expect(log && facts.used.has(feeKey(log))).toBe(false)
      }
    })
  })

  test('no credit while an intent of its payer could have taken it', () => {
    rounds((facts) => {
      const { credits, decisions } = matchFees(facts)
      const unpaid = facts.intents.filter(({ id, state, isExempt }) => {
        const decision = decisions.get(id)
        const isLive = (live as readonly string[]).includes(state) && !isExempt
        return isLive && !(decision && 'log' in decision && decision.log)
      })
      for (const { log, why } of credits)
        for (const of of unpaid)
          expect(
            why === 'unmatched' &&
              log.from === of.payer &&
              log.value >= of.amount &&
              log.block >= of.createdBlock &&
              log.at < of.expiresAt,
          ).toBe(false)
    })
  })

  test('the order of what is known does not matter', () => {
    rounds((facts) => {
      const { intents, logs } = facts
      const turned = {
        ...facts,
        intents: [...intents].reverse(),
        logs: [...logs].reverse(),
      }
      const [a, b] = [matchFees(facts), matchFees(turned)]
      expect(b.credits).toEqual(a.credits)
      expect(b.unsettled).toEqual(a.unsettled)
      for (const { id } of intents)
        expect(b.decisions.get(id)).toEqual(a.decisions.get(id))
    })
  })
})
