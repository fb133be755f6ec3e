import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

/** Four places; each sending lasts until it is cut or ended. */
function open() {
  let now = 0
  const bounds = { open: 4, each: 2, least: 1_000, reason: 'too many' }
  const places = createPlaces(bounds, () => now)
  const cut: string[] = []
  const refused: string[] = []
  const sendings = new Map<string, { take(bytes: number): void; end(): void }>()
  async function ask(source: string, name: string) {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    const onCut = () => {
      cut.push(name)
      end()
    }
    const sending = places.take(source, onCut, async (take) => {
      sendings.set(name, { take, end })
      await over
    })
    void sending.catch(({ code }) => refused.push(`${name} ${code}`))
    await Promise.resolve()
  }
  const of = (name: string) => {
    const found = sendings.get(name)
    if (!found) throw new Error(`${name} is not sent`)
    return found
  }
  const settled = () => new Promise((next) => setImmediate(next))
  const pass = (seconds: number) => {
    now += seconds * 1_000
  }
  return { ask, of, pass, settled, cut, refused, sendings }
}

test('default: a source has two places, and one once half are taken', async () => {
  const { ask, of, refused, sendings, settled } = open()
  await ask('a', 'a1')
  await ask('a', 'a2')
  await ask('a', 'a3')
  await ask('b', 'b1')
  await ask('b', 'b2')
  await ask('c', 'c1')
  await settled()
  expect([...sendings.keys()]).toEqual(['a1', 'a2', 'b1', 'c1'])
  expect(refused).toEqual(['a3 rate_limited', 'b2 rate_limited'])
  for (const name of ['a1', 'a2', 'b1']) of(name).end()
  await settled()
  await ask('c', 'c2')
  expect(sendings.has('c2')).toBe(true)
})

/** All places are taken, by four sources. */
async function full() {
  const all = open()
  for (const name of ['a', 'b', 'c', 'd']) await all.ask(name, name)
  return all
}

test('behavior: the slowest gives way to who finds no place', async () => {
  const { ask, of, pass, cut, refused, sendings, settled } = await full()
  for (let second = 0; second < 40; second += 1) {
    pass(1)
    of('a').take(5_000)
    of('b').take(900)
    of('c').take(800)
    of('d').take(1_100)
  }
  await ask('e', 'e')
  await ask('f', 'f')
  await ask('g', 'g')
  await settled()
  expect(cut).toEqual(['c', 'b'])
  expect([...sendings.keys()].slice(4)).toEqual(['e', 'f'])
  expect(refused).toEqual(['g unavailable'])
})

test('behavior: what was taken long ago counts for nothing', async () => {
  const { ask, of, pass, cut } = await full()
  for (const name of ['a', 'b', 'c', 'd']) of(name).take(10_000_000)
  pass(31)
  for (const name of ['a', 'b', 'd']) of(name).take(100_000)
  await ask('e', 'e')
  expect(cut).toEqual(['c'])
})

test('behavior: slow ones are left alone while there is room', async () => {
  const { ask, of, pass, cut, sendings } = await full()
  pass(120)
  of('a').end()
  await new Promise((next) => setImmediate(next))
  await ask('e', 'e')
  expect([cut, sendings.has('e')]).toEqual([[], true])
})

test('error: none is cut before it had its time', async () => {
  const { ask, pass, cut, refused, settled } = await full()
  pass(14)
  await ask('e', 'e')
  await settled()
  expect([cut, refused]).toEqual([[], ['e unavailable']])
})

test('error: a source that has one does not push out another', async () => {
  const { ask, pass, cut, refused, settled } = await full()
  pass(60)
  await ask('a', 'a2')
  await settled()
  expect([cut, refused]).toEqual([[], ['a2 rate_limited']])
})
