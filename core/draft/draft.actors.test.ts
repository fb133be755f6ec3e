import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate'
import { HttpError, NetworkError } from '../errors.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import {
  createDraftActors,
  type DraftApi,
  type DraftDeps,
} from './draft.actors.ts'
import { createShelf } from './draft.shelf.ts'
import { hear } from './draft.tabs.ts'
import {
  draftFailure,
  type Kept,
  type ShelfCommand,
  type Words,
} from './index.ts'

type Text = { title: string }
const read = (words: unknown): Text => {
  if (typeof (words as Text)?.title !== 'string')
    throw new TypeError('no words')
  return words as Text
}
const copy = (version: number, title: string) => ({ version, value: { title } })
const wordsOf = (title: string): Words => ({
  value: { title },
  base: copy(1, 'One'),
  sent: [],
})

function memory(items = new Map<string, string>()): StoragePort {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
const clock = { now: () => 7 }
const throwing = (error: unknown) => async () => {
  throw error
}
function actorsOf(
  api: Partial<DraftApi<Text>> = {},
  rest: Partial<DraftDeps<Text>> = {},
) {
  return createDraftActors<Text>({
    api: {
      load: async () => null,
      save: async ({ version }) => ({ version: version + 1 }),
      submit: async () => ({ result: 'p1' }),
      ...api,
    },
    read,
    storage: memory(),
    writer: 'a',
    clock,
    ...rest,
  })
}
const ask = (logic: AnyActorLogic, input: unknown) =>
  toPromise(createActor(logic, { input }).start())
const draft = { id: 'd', version: 1, value: { title: 'Two' } }
const refusal = (status: number) =>
  new HttpError({ status, statusText: 'No', body: '' })

describe('load', () => {
  test("default: the server's copy, and what this browser keeps", async () => {
    const storage = memory()
    const shelf = { storage, id: 'd', now: () => 3 }
    createShelf({ ...shelf, writer: 'x' }).keep(wordsOf('Mine'))
    const api = { load: async () => copy(2, 'Two') }
    expect(await ask(actorsOf(api, { storage }).load, { id: 'd' })).toEqual({
      ok: true,
      copy: copy(2, 'Two'),
      kept: [{ ...wordsOf('Mine'), writer: 'x', at: 3 }],
    })
  })

  test('behavior: words of another shape stay where they are', async () => {
    const items = new Map<string, string>()
    const storage = memory(items)
    const shelf = createShelf({ storage, id: 'd', now: () => 3, writer: 'x' })
    shelf.keep({ ...wordsOf(''), value: { heading: 'Mine' } })
    items.set('club.drafts.1.d.y', '{"value":1}')
    items.set('club.drafts.1.d', '["x","y","z",4]')
    const { load } = actorsOf({}, { storage })
    expect(await ask(load, { id: 'd' })).toMatchObject({ kept: [] })
    expect(items.size).toBe(3)
  })

  test('error: out of reach is data', async () => {
    const { load } = actorsOf({ load: throwing(new NetworkError()) })
    const failure = draftFailure('draft.unreachable')
    expect(await ask(load, { id: 'd' })).toEqual({
      ok: false,
      failure,
      kept: [],
    })
  })

  test('error: a defect stays a defect', async () => {
    const { load } = actorsOf({ load: throwing(new TypeError('bug')) })
    await expect(ask(load, { id: 'd' })).rejects.toThrow('bug')
  })
})

describe('save and submit', () => {
  const theirs = copy(4, 'Other')
  test.each([
    [{}, { kind: 'saved', version: 2, at: 7 }],
    [{ save: async () => ({ theirs }) }, { kind: 'conflict', theirs }],
  ])('save: %# → %o', async (api, outcome) => {
    expect(await ask(actorsOf(api).save, draft)).toMatchObject(outcome)
  })

  test.each([
    [401, 'draft.signedOut'],
    [404, 'draft.gone'],
    [413, 'draft.tooLarge'],
    [422, 'draft.refused'],
    [429, 'draft.rateLimited'],
    [503, 'draft.serverFailed'],
  ])('error: save answered %i → %s', async (status, code) => {
    const { save } = actorsOf({ save: throwing(refusal(status)) })
    const outcome = { kind: 'failure', failure: { code } }
    expect(await ask(save, draft)).toMatchObject(outcome)
  })

  test.each([
    [{}, { kind: 'submitted', result: 'p1' }],
    [
      { submit: async () => ({ errors: { title: 'No.' } }) },
      { kind: 'invalid', errors: { title: 'No.' } },
    ],
    [{ submit: async () => ({ theirs }) }, { kind: 'conflict', theirs }],
    [
      { submit: throwing(refusal(403)) },
      { kind: 'failure', failure: { code: 'draft.refused' } },
    ],
  ])('submit: %# → %o', async (api, outcome) => {
    expect(await ask(actorsOf(api).submit, draft)).toMatchObject(outcome)
  })

  test("behavior: a refusal keeps the server's reason", async () => {
    const body = '{"error":"Ten proposals a day.","code":"too_many"}'
    const error = new HttpError({ status: 409, statusText: '', body })
    const { submit } = actorsOf({ submit: throwing(error) })
    expect(await ask(submit, draft)).toMatchObject({
      failure: { message: 'Ten proposals a day.' },
    })
  })
})

describe('shelf', () => {
  /** Tabs over one storage and one bus; each with what its machine hears. */
  function tabs() {
    const storage = memory()
    const listeners = new Set<(message: unknown) => void>()
    const open = (writer: string) => {
      const heard: unknown[] = []
      let own: ((message: unknown) => void) | undefined
      const bus = {
        post: (message: unknown) => {
          for (const each of listeners) if (each !== own) each(message)
        },
        subscribe: (listener: (message: unknown) => void) => {
          own = listener
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
      const { shelf } = actorsOf({}, { storage, writer, tabs: bus })
      const parent = setup({ actors: { shelf } }).createMachine({
        invoke: { id: 'shelf', src: 'shelf', input: { id: 'd' } },
        on: { '*': { actions: ({ event }) => heard.push(event) } },
      })
      const actor = createActor(parent).start()
      const send = (command: ShelfCommand) =>
        actor.getSnapshot().children.shelf?.send(command)
      return { heard, send, stop: () => actor.stop() }
    }
    return { listeners, open, storage }
  }
  const shelfOf = (storage: StoragePort, writer = 'a') =>
    createShelf({ storage, writer, id: 'd', now: () => 1 })

  test('default: each tab keeps its own words', () => {
    const storage = memory()
    shelfOf(storage, 'a').keep(wordsOf('A'))
    shelfOf(storage, 'b').keep(wordsOf('B'))
    shelfOf(storage, 'a').keep(wordsOf('AA'))
    const titles = (kept: Kept[]) => kept.map(({ value }) => value.title)
    expect(titles(shelfOf(storage).read())).toEqual(['AA', 'B'])
    shelfOf(storage, 'a').drop()
    expect(titles(shelfOf(storage).read())).toEqual(['B'])
  })

  test('behavior: nothing is left behind', () => {
    const items = new Map<string, string>()
    const shelf = shelfOf(memory(items))
    shelf.keep(wordsOf('A'))
    shelf.drop()
    expect([...items]).toEqual([])
  })

  test('behavior: words that changed since are not taken', () => {
    const storage = memory()
    const other = shelfOf(storage, 'b')
    other.keep(wordsOf('B'))
    const [kept] = other.read()
    other.keep(wordsOf('BB'))
    shelfOf(storage, 'a').take(kept as Kept)
    expect(other.read()).toHaveLength(1)
  })

  test('error: a full storage says so, and theirs is not taken for it', () => {
    const items = new Map<string, string>()
    const other = shelfOf(memory(items), 'b')
    other.keep(wordsOf('B'))
    const full = safeStorage(() => ({
      ...memory(items),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }))
    const shelf = shelfOf(full, 'a')
    expect(shelf.keep(wordsOf('A'))).toBe(false)
    shelf.take(other.read()[0] as Kept)
    expect(other.read()).toHaveLength(1)
  })

  test('behavior: kept before the event is over, and other tabs notice', () => {
    const { listeners, open, storage } = tabs()
    const [first, second] = [open('a'), open('b')]
    first.send({ type: 'shelf.keep', words: wordsOf('A') })
    expect(shelfOf(storage).read()).toHaveLength(1)
    expect(first.heard).toEqual([{ type: 'shelf.kept', isLasting: true }])
    const saved = { ...copy(2, 'A'), at: 5 }
    first.send({ type: 'shelf.tell', copy: saved })
    first.send({ type: 'shelf.drop' })
    expect(shelfOf(storage).read()).toEqual([])
    expect(second.heard).toEqual([
      { type: 'elsewhere.wrote' },
      { type: 'elsewhere.saved', copy: saved },
    ])
    first.stop()
    second.stop()
    expect(listeners.size).toBe(0)
  })

  test.each([
    null,
    { type: 'draft.saved', id: 'other', copy: { ...copy(1, ''), at: 1 } },
    { type: 'draft.saved', id: 'd', copy: { version: '1' } },
  ])('behavior: %o is not believed', (told) => {
    expect(hear(told, 'd')).toBeNull()
  })
})
