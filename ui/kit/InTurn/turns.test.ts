import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from '../pause/pause.ts'
import { createTurns, type Turn } from './turns.ts'

/** A place on the page, with a button in it. */
class Place {
  readonly presses: string[] = []
  constructor(readonly name: string) {}
  contains = (other: Place) => other === this
  closest = () => ({ click: () => this.presses.push(this.name) })
}

/** The one observer of a test, which sees what the test says. */
const observed = new Set<Place>()
let report: IntersectionObserverCallback = () => {}
class Observer {
  constructor(callback: IntersectionObserverCallback) {
    report = callback
  }
  observe = (place: Place) => void observed.add(place)
  unobserve = (place: Place) => void observed.delete(place)
}
function see(place: Place, isIntersecting: boolean) {
  const entry = { target: place, isIntersecting } as unknown
  report([entry as IntersectionObserverEntry], {} as IntersectionObserver)
}

const heard = new Map<string, (event: Event) => void>()
/** What a hand does at a place; tells whether it is kept for later. */
function touch(type: string, target: Place, defaultPrevented = false) {
  const preventDefault = vi.fn()
  const event = { type, target, defaultPrevented, preventDefault }
  const stopPropagation = () => {}
  heard.get(type)?.({ ...event, stopPropagation } as unknown as Event)
  return preventDefault.mock.calls.length > 0
}

beforeEach(() => {
  observed.clear()
  heard.clear()
  vi.stubGlobal('Element', Place)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('addEventListener', heard.set.bind(heard))
  vi.stubGlobal('removeEventListener', heard.delete.bind(heard))
})
afterEach(() => vi.unstubAllGlobals())

/** Parts of a page that wait, in its order. */
function pageOf(...names: string[]) {
  const turns = createTurns()
  const parts = names.map((name) => {
    const [turn, place] = [turns.of(name), new Place(name)]
    const leave = turns.wait(turn, place as unknown as Element)
    return { turn, place, leave }
  })
  const come = () =>
    parts.flatMap(({ turn }) => (turn.hasCome() ? [turn.first] : []))
  /** Draws what has come, and tells what comes then. */
  const after = async (turn: Turn) => {
    const others = parts.filter((part) => !part.turn.hasCome())
    turns.drawn(turn)
    return await Promise.race(
      others.map((part) => part.turn.coming.then(() => part.turn.first)),
    )
  }
  return { turns, parts, come, after, part: (at: number) => parts[at] as Part }
}
type Part = { turn: Turn; place: Place; leave: () => void }

test('default: one after another, in the order of the page', async () => {
  const { come, after, part } = pageOf('a', 'b', 'c')
  expect(come()).toEqual(['a'])
  expect(await after(part(0).turn)).toBe('b')
  expect(come()).toEqual(['a', 'b'])
  expect(await after(part(1).turn)).toBe('c')
})

test('behavior: what is near the view comes before the others', async () => {
  const { come, after, part } = pageOf('a', 'b', 'c', 'd')
  see(part(1).place, true)
  see(part(2).place, true)
  see(part(3).place, true)
  see(part(1).place, false)
  expect(await after(part(0).turn)).toBe('c')
  expect(await after(part(2).turn)).toBe('d')
  expect(await after(part(3).turn)).toBe('b')
  expect(come()).toEqual(['a', 'b', 'c', 'd'])
})

test('behavior: the next one comes in a task of its own', () => {
  const { turns, come, part } = pageOf('a', 'b')
  turns.drawn(part(0).turn)
  expect(come()).toEqual(['a'])
})

test.each(['pointerdown', 'keydown', 'focusin', 'click'])(
  'behavior: a hand at a part hurries it: %s',
  async (type) => {
    const { turns, come, after, part } = pageOf('a', 'b', 'c')
    touch(type, part(2).place)
    expect(come()).toEqual(['a', 'c'])
    turns.drawn(part(2).turn)
    await pause()
    // One at a time: the first is still being drawn.
    expect(come()).toEqual(['a', 'c'])
    expect(await after(part(0).turn)).toBe('b')
  },
)

test('behavior: what is pressed is kept, and done once it is there', () => {
  const { turns, part } = pageOf('a', 'b')
  const { turn, place } = part(1)
  expect(touch('pointerdown', place)).toBe(false)
  expect(touch('click', place)).toBe(true)
  expect(touch('click', place, true)).toBe(false)
  expect(touch('click', new Place('elsewhere'))).toBe(false)
  expect(place.presses).toEqual([])
  turns.drawn(turn)
  turns.drawn(turn)
  expect(place.presses).toEqual(['b'])
  expect(touch('click', place)).toBe(false)
})

test('behavior: one that leaves holds up no other, and is done with', async () => {
  const { turns, parts, part } = pageOf('a', 'b', 'c')
  touch('click', part(2).place)
  part(0).leave()
  part(2).leave()
  await part(1).turn.coming
  turns.drawn(part(2).turn)
  expect(part(2).place.presses).toEqual([])
  expect([...observed]).toEqual([part(1).place])
  for (const { leave } of parts) leave()
  expect([...observed, ...heard.keys()]).toEqual([])
})

test('behavior: all have left, and others come', async () => {
  const { turns, part } = pageOf('a')
  part(0).leave()
  const [turn, place] = [turns.of('later'), new Place('later')]
  turns.wait(turn, place as unknown as Element)
  await turn.coming
  expect([...observed]).toEqual([place])
})

test('behavior: who looks away is told nothing', async () => {
  const { part } = pageOf('a', 'b')
  const [told, gone] = [vi.fn(), vi.fn()]
  const { turn } = part(1)
  turn.subscribe(told)
  turn.subscribe(gone)()
  turn.come()
  await turn.coming
  expect(told).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})

test('behavior: nothing waits where nobody looks, as on a server', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const { come } = pageOf('a', 'b')
  expect(come()).toEqual(['a', 'b'])
  expect([...observed, ...heard.keys()]).toEqual([])
})
