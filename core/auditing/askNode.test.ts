import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../dev/testing/forSeeds.ts'
import { castsOf, honestBundle, thirty } from '../rules/audit/audit.testing.ts'
import { type AskNode, askAbout } from './askNode.ts'
import { subjectOf } from './subject.ts'

const bundle = honestBundle(thirty, 40)
const subject = subjectOf(bundle)
const powers = new Map<string, number>(bundle.voters.list)
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

/** A node that knows the chain, but what it is told to bend. */
const nodeOf =
  (bent: { hash?: unknown; of?: string; answer?: unknown } = {}): AskNode =>
  async (method, params) => {
    if (method === 'eth_getBlockByNumber') {
      expect(params).toEqual([`0x${bundle.voters.block.toString(16)}`, false])
      return 'hash' in bent ? bent.hash : { hash: bundle.voters.blockHash }
    }
    const [{ to, data }, at] = params as [{ to: string; data: string }, string]
    expect([method, to, at]).toEqual([
      'eth_call',
      bundle.club.nft,
      `0x${bundle.voters.block.toString(16)}`,
    ])
    expect(data.slice(0, 34)).toBe(`0x70a08231${'0'.repeat(24)}`)
    const address = `0x${data.slice(34)}`
    if (address !== bent.of) return word(powers.get(address) as number)
    if (bent.answer instanceof Error) throw bent.answer
    return bent.answer
  }

async function lastOf(ask: AskNode) {
  const all = []
  for await (const each of askAbout(subject, ask)) all.push(each)
  expect(all.map(({ found }) => found.length)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ])
  return all.at(-1)
}

describe('subjectOf', () => {
  test('default: some of the list, each once', () => {
    const { sample, ...said } = subject
    expect(new Set(sample.map(([address]) => address)).size).toBe(12)
    for (const [address, power] of sample)
      expect(powers.get(address)).toBe(power)
    expect(said).toMatchObject({ number: 12, title: 'Fund the winter relay' })
  })

  test('properties: one entry that casts most votes is asked about by nearly all', () => {
    const [first] = castsOf(bundle)
    const whale = first?.message.voter as `0x${string}`
    const list = bundle.voters.list.map(([address, power]): typeof each => [
      address,
      address === whale ? 400 : power,
    ])
    const each = bundle.voters.list[0] as [`0x${string}`, number]
    const bent = { ...bundle, voters: { ...bundle.voters, list } }
    let found = 0
    forSeeds((random) => {
      const { sample } = subjectOf(bent, () => random.below(2 ** 30) / 2 ** 30)
      if (sample.some(([address]) => address === whale)) found += 1
    }, 200)
    expect(found).toBeGreaterThan(195)
  })

  test('properties: who has not voted is asked about, too', () => {
    const voted = new Set(castsOf(bundle).map(({ message }) => message.voter))
    const { sample } = subject
    expect(
      sample.filter(([address]) => voted.has(address)).length,
    ).toBeGreaterThan(7)
    const silent = new Set<string>()
    forSeeds((random) => {
      const { sample } = subjectOf(
        bundle,
        () => random.below(2 ** 30) / 2 ** 30,
      )
      for (const [address] of sample)
        if (!voted.has(address)) silent.add(address)
    }, 100)
    expect(silent.size).toBe(40 - voted.size)
  })

  test('parameters: a short list is asked about whole', () => {
    expect(subjectOf(honestBundle([], 3)).sample).toHaveLength(3)
    expect(subjectOf(honestBundle([], 0)).sample).toEqual([])
  })
})

describe('askAbout', () => {
  test('default: the chain holds what the list says', async () => {
    const last = await lastOf(nodeOf())
    expect(last).toMatchObject({ block: 'same', of: 12 })
    for (const { said, held } of last?.found ?? []) expect(held).toBe(said)
  })

  const [first = '0x'] = subject.sample[0] ?? []
  test.each([
    ['holds less', word(0), 0],
    ['says nothing', new Error('missing trie node'), null],
    ['knows no contract there', '0x', null],
    ['answers with no word', { result: 3 }, null],
    ['answers beyond any number', `0x${'f'.repeat(64)}`, null],
  ])('error: the node %s', async (_, answer, held) => {
    const last = await lastOf(nodeOf({ of: first, answer }))
    const found = last?.found.filter((each) => each.held !== each.said)
    expect(found).toMatchObject([{ address: first, held }])
  })

  test.each([
    ['another', { hash: word(7) }, 'other'],
    ['none', null, 'unknown'],
    ['nonsense', { hash: 7 }, 'unknown'],
  ])('error: of the block the node has %s', async (_, hash, block) => {
    expect(await lastOf(nodeOf({ hash }))).toMatchObject({ block })
  })
})
