import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { flush } from '../testing/index.ts'
import { draft, other, roll } from './composing.fixture.ts'
import { tour } from './composing.tour.ts'
import type {
  ComposingEvent,
  Keeping,
  Kept,
  PostMemory,
} from './composing.types.ts'
import { composingMachine, toComposingView } from './index.ts'

describeMachine(composingMachine, tour as never)

/** A machine over a storage and a server that do as they are told. */
function open(
  recalled: PostMemory = { drafts: [], recent: [] },
  kept: Kept | ((call: Keeping) => Kept) = { ok: true },
) {
  const stored: PostMemory[] = []
  const calls: Keeping[] = []
  const actor = createActor(
    composingMachine.provide({
      actors: {
        recall: fromPromise(async () => recalled),
        store: fromPromise(async ({ input }) => {
          stored.push(input as PostMemory)
        }),
        keep: fromPromise(async ({ input }) => {
          const call = input as Keeping
          calls.push(call)
          return typeof kept === 'function' ? kept(call) : kept
        }),
      },
    }),
  ).start()
  const send = async (...events: ComposingEvent[]) => {
    for (const event of events) actor.send(event)
    await flush()
  }
  const view = () => toComposingView(actor.getSnapshot())
  return { calls, send, stored, view }
}

const show = { type: 'composing.show', ...roll } as const
const edit = (text: string, place = 0) =>
  ({ type: 'composing.edit', place, text }) as const
const undo = { type: 'composing.undo', place: 0 } as const
const { id } = draft

test('B6.17 a post is changed in place, and changes are taken back', async () => {
  const { send, view } = open()
  await send(show)
  expect(view()).toMatchObject({ status: 'open', edited: {} })
  await send(edit('First change.'), edit('Second change, longer.'))
  expect(view().edited).toEqual({ 0: 'Second change, longer.' })
  await send(undo)
  expect(view().edited).toEqual({ 0: 'First change.' })
  await send(undo)
  expect(view().edited).toEqual({})
  // There is nothing left to take back.
  await send(undo)
  expect(view().edited).toEqual({})
})

test('B6.17 letters are taken back word by word', async () => {
  const { send, view } = open()
  await send(show)
  for (const text of ['a', 'ab', 'ab ', 'ab c', 'ab cd']) await send(edit(text))
  const seen: (string | undefined)[] = []
  for (let times = 0; times < 3; times += 1) {
    seen.push(view().edited[0])
    await send(undo)
  }
  expect(seen).toEqual(['ab cd', 'ab', undefined])
})

test('B6.16 what the roll before said stays, as it was left', async () => {
  const { send, view } = open()
  await send(show)
  expect(view().before).toEqual([])
  await send(edit('By hand.'), { type: 'composing.show', ...other })
  expect(view().before).toEqual(['By hand.', ...roll.texts.slice(1)])
  expect(view().edited).toEqual({})
  // Newer facts in the same roll are no new roll.
  await send({ type: 'composing.show', inputs: other.inputs, texts: ['New.'] })
  expect(view().before[0]).toBe('By hand.')
})

test('B6.17 a roll that is shown again has its changes again', async () => {
  const { send, view } = open()
  await send(show, edit('lost while it recalls'))
  await send(edit('By hand.'), { type: 'composing.show', ...other }, show)
  expect(view().edited).toEqual({ 0: 'By hand.' })
})

test('B6.18 drafts are stored, opened and dropped', async () => {
  const { send, stored, view } = open()
  await send(show)
  await send(edit('By hand.', 2))
  await send({ type: 'composing.saveDraft', place: 2, id })
  const kept = { id, text: 'By hand.', inputs: roll.inputs }
  expect(view().drafts).toEqual([kept])
  expect(stored.at(-1)).toEqual({ drafts: [kept], recent: [] })
  await send({ type: 'composing.openDraft', place: 0, id })
  expect(view().edited).toEqual({ 0: 'By hand.', 2: 'By hand.' })
  await send(undo)
  expect(view().edited).toEqual({ 2: 'By hand.' })
  await send({ type: 'composing.dropDraft', id })
  expect(stored.at(-1)).toEqual({ drafts: [], recent: [] })
})

test('B6.18 what an earlier visit left is there', async () => {
  const recalled = { drafts: [draft], recent: ['Said before.'] }
  const { send, view } = open(recalled)
  await send(show)
  expect(view()).toMatchObject(recalled)
})

test('B6.30 the last ten posts are remembered, each once', async () => {
  const { send, stored, view } = open()
  await send(show)
  for (let number = 0; number < 12; number += 1)
    await send(edit(`Post number ${number}.`), {
      type: 'composing.posted',
      place: 0,
    })
  await send({ type: 'composing.posted', place: 0 })
  const { recent } = view()
  expect(recent).toHaveLength(10)
  expect(recent.at(-1)).toBe('Post number 11.')
  expect(recent[0]).toBe('Post number 2.')
  expect(stored.at(-1)?.recent).toEqual(recent)
})

test('B6.19 a favourite is kept with the server, and let go', async () => {
  const { calls, send, view } = open()
  await send(show)
  await send({ type: 'composing.keep', place: 1, id })
  await send({ type: 'composing.unkeep', id })
  expect(calls).toEqual([
    { keep: { id, text: roll.texts[1], inputs: roll.inputs } },
    { unkeep: id },
  ])
  expect(view()).toMatchObject({ isKeeping: false, code: null })
})

test('B6.19 why a favourite was not kept is said, until the next', async () => {
  const code = 'shill_favourites_full'
  const { send, view } = open(undefined, { ok: false, code })
  await send(show)
  const keep = { type: 'composing.keep', place: 1, id } as const
  await send(keep)
  expect(view()).toMatchObject({ isKeeping: false, code })
  const waiting = send(keep)
  expect(view()).toMatchObject({ isKeeping: true, code: null })
  await waiting
})

const star = (place: number, of = `${id.slice(0, -1)}${place + 2}`) =>
  ({ type: 'composing.keep', place, id: of }) as const
const textsOf = (calls: readonly Keeping[]) =>
  calls.map((call) => ('keep' in call ? call.keep.text : call.unkeep))

test('B6.19 stars that are pressed at once are kept one after the other', async () => {
  const { calls, send, view } = open()
  await send(show)
  const waiting = send(
    star(0),
    star(1),
    { type: 'composing.unkeep', id },
    { type: 'composing.unkeep', id: 'another' },
  )
  expect(view().isKeeping).toBe(true)
  expect(calls).toHaveLength(1)
  await waiting
  expect(textsOf(calls)).toEqual([roll.texts[0], roll.texts[1], id, 'another'])
  expect(view()).toMatchObject({ isKeeping: false, code: null })
})

test('behavior: a star that is pressed twice keeps its post once', async () => {
  const { calls, send } = open()
  await send(show)
  await send(star(0), star(0, 'again'), star(1), star(1, 'again'))
  expect(textsOf(calls)).toEqual([roll.texts[0], roll.texts[1]])
})

test('error: one of several was not kept: it is said, and the rest is kept', async () => {
  const code = 'shill_favourites_full'
  const { calls, send, view } = open(undefined, (call) =>
    'keep' in call && call.keep.text === roll.texts[1]
      ? { ok: false, code }
      : { ok: true },
  )
  await send(show)
  await send(star(0), star(1), star(2))
  expect(calls).toHaveLength(3)
  expect(view()).toMatchObject({ isKeeping: false, code })
  await send(star(0))
  expect(view().code).toBeNull()
})

test('behavior: what is stored meanwhile takes no favourite away', async () => {
  const { calls, send, stored, view } = open()
  await send(show)
  await send(
    { type: 'composing.keep', place: 0, id },
    { type: 'composing.posted', place: 0 },
    { type: 'composing.saveDraft', place: 1, id },
  )
  expect(calls).toHaveLength(1)
  expect(stored.at(-1)?.drafts).toHaveLength(1)
  expect(view().code).toBeNull()
})
