import { describe, expect, test } from 'vitest'
import { honestBundle, thirty } from '../rules/audit/audit.testing.ts'
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
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ])
  return all.at(-1)
}

describe('subjectOf', () => {
  test('default: some of the list, each once', () => {
    const { sample, ...said } = subject
    expect(new Set(sample.map(([address]) => address)).size).toBe(8)
    for (const [address, power] of sample)
      expect(powers.get(address)).toBe(power)
    expect(said).toMatchObject({ number: 12, title: 'Fund the winter relay' })
  })

  test('parameters: a short list is asked about whole', () => {
    expect(subjectOf(honestBundle([], 3)).sample).toHaveLength(3)
    expect(subjectOf(honestBundle([], 0)).sample).toEqual([])
  })
})

describe('askAbout', () => {
  test('default: the chain holds what the list says', async () => {
    const last = await lastOf(nodeOf())
    expect(last).toMatchObject({ block: 'same', of: 8 })
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
