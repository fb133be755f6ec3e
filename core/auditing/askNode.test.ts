import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../dev/testing/forSeeds.ts'
import {
  castsOf,
  honestBundle,
  receiptOf,
  thirty,
  withCasts,
} from '../rules/audit/audit.testing.ts'
import { type AskNode, askAbout, type SpotCheck } from './askNode.ts'
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

describe('what contracts signed', () => {
  const casts = castsOf(bundle)
  const magic = `0x1626ba7e${'0'.repeat(56)}`
  /** Those ballots are said to be contracts'; the first was superseded since. */
  const signed = (signature: `0x${string}`) =>
    withCasts(
      bundle,
      casts.map((cast, place) =>
        [2, 3, 4].includes(place)
          ? { ...cast, signature, signer: 'contract' as const }
          : cast,
      ),
    )
  const ask = async (signature: `0x${string}`, answer: unknown) => {
    const subject = subjectOf(signed(signature))
    const asked: unknown[] = []
    const node: AskNode = async (method, params) => {
      const [{ to, data }, at] = params as [
        { to: string; data: string },
        string,
      ]
      if (method !== 'eth_call' || to === bundle.club.nft)
        return nodeOf()(method, params)
      asked.push([to, data, at])
      if (answer instanceof Error) throw answer
      return answer
    }
    let last: SpotCheck | undefined
    for await (const each of askAbout(subject, node)) last = each
    return { asked, last, subject }
  }

  test('default: each that counts is asked, with its own digest and signature', async () => {
    const { asked, last, subject } = await ask('0xabcd', magic)
    const due = [3, 4].map((place) => receiptOf(signed('0xabcd'), place))
    expect(asked).toHaveLength(2)
    for (const { voter, digest } of due)
      expect(asked).toContainEqual([
        voter,
        `0x1626ba7e${digest.slice(2)}${word(64).slice(2)}${word(2).slice(2)}abcd${'0'.repeat(60)}`,
        'latest',
      ])
    expect(last?.wallets?.map(({ says }) => says)).toEqual(['yes', 'yes'])
    const powers = subject.contracts?.map(({ power }) => power) ?? []
    expect(powers).toEqual([...powers].sort((a, b) => b - a))
    expect(last).toMatchObject({ block: 'same', of: 12 })
  })

  test.each<[string, `0x${string}`, unknown, string]>([
    ['says no', '0x', word(0), 'no'],
    ['is no contract', '0xab', '0x', 'no'],
    ['says more than yes', '0xab', `${magic}00`, 'no'],
    ['is not there yet', `0xab${'6492'.repeat(16)}`, '0x', 'unknown'],
    ['is asked of a node that is away', '0xab', new Error('away'), 'unknown'],
    ['is asked of a node that speaks nonsense', '0xab', { yes: 1 }, 'unknown'],
  ])('error: a wallet that %s', async (_, signature, answer, says) => {
    const { last } = await ask(signature, answer)
    expect(last?.wallets?.map((each) => each.says)).toEqual([says, says])
  })

  test.each([
    '{"signer":"contract","voter":"0xVOTER"',
    '{"signer":"contract","voter":"0xVOTER","message":{}}',
  ])('error: of a line that says %s nobody is asked', (payload) => {
    const [line, ...others] = bundle.lines
    if (!line) throw new Error('no line')
    const bent = {
      ...line,
      payload: payload.replace('VOTER', 'ab'.repeat(20)),
    }
    const subject = subjectOf({ ...bundle, lines: [bent, ...others] })
    expect(subject).not.toHaveProperty('contracts')
  })

  test('behavior: where none signed, none is asked', async () => {
    expect(subject).not.toHaveProperty('contracts')
    expect(await lastOf(nodeOf())).not.toHaveProperty('wallets')
  })
})
