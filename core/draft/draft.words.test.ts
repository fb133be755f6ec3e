import { expect, test } from 'vitest'
import { type Actor, createActor } from 'xstate'
import { createRandom, type Random } from '../../dev/world/seed/random.ts'
import { NetworkError } from '../errors.ts'
import type { StoragePort } from '../ports/storage.ts'
import { fakeClock, flush } from '../testing/index.ts'
import { createDraftActors } from './draft.actors.ts'
import {
  type DraftKind,
  draftMachine,
  type ServerCopy,
  toDraftInput,
  toDraftView,
} from './index.ts'

type Text = { title: string; body: string }
const kind: DraftKind<Text> = {
  blank: { title: '', body: '' },
  read: (words) => ({ title: '', body: '', ...(words as Partial<Text>) }),
  validate: () => ({}),
}
const wordsOf = (value: unknown) =>
  new Set(JSON.stringify(value ?? '').match(/w\d+/g) ?? [])

interface Call {
  apply: () => unknown
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** One server, one browser with two tabs; all that happens is chosen. */
function createWorld({ below: random }: Random) {
  let server: ServerCopy | null = null
  let calls: Call[] = []
  let mail: (() => void)[] = []
  let writers = 0
  let typed = 0
  const all = new Set<string>()
  /** Words that the person chose to give up. */
  const givenUp = new Set<string>()
  const items = new Map<string, string>()
  const storage: StoragePort = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  const listeners = new Set<(message: unknown) => void>()
  const ask = <T>(apply: () => T) =>
    new Promise<T>((resolve, reject) => calls.push({ apply, resolve, reject }))

  function open() {
    const clock = fakeClock(1_000 + writers)
    const own: ((message: unknown) => void)[] = []
    const actors = createDraftActors<Text>({
      read: kind.read,
      storage,
      writer: `t${writers++}`,
      clock,
      tabs: {
        post: (message) => {
          for (const listener of listeners)
            if (!own.includes(listener)) mail.push(() => listener(message))
        },
        subscribe: (listener) => {
          own.push(listener)
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      api: {
        load: () => ask(() => server),
        save: ({ version, value }) =>
          ask(() => {
            if (server && server.version !== version) return { theirs: server }
            server = { version: version + 1, value }
            return { version: server.version }
          }),
        submit: () => ask(() => ({ errors: {} })),
      },
    })
    const actor = createActor(draftMachine.provide({ actors }), {
      clock,
      input: toDraftInput('d', kind),
    }).start()
    return { actor, clock }
  }
  const tabs = [open(), open()]
  const tabOf = (index: number) => tabs[index] as ReturnType<typeof open>

  const decide = (actor: Actor<typeof draftMachine>) => {
    const view = toDraftView(actor.getSnapshot(), kind)
    if (view.status !== 'conflicted') return
    const before = wordsOf([view.value, view.theirs])
    const side = () => (random(2) ? 'mine' : ('theirs' as const))
    actor.send(
      [
        { type: 'draft.keepMine' as const },
        { type: 'draft.takeTheirs' as const },
        {
          type: 'draft.merge' as const,
          picks: { title: side(), body: side() } as const,
        },
      ][random(3)] ?? { type: 'draft.keepMine' },
    )
    const after = wordsOf(actor.getSnapshot().context.value)
    for (const word of before) if (!after.has(word)) givenUp.add(word)
  }
  const type = (actor: Actor<typeof draftMachine>) => {
    const view = toDraftView(actor.getSnapshot(), kind)
    if (view.status === 'loading' || view.status === 'unread') return
    if (view.isLocked) return
    const word = `w${++typed}`
    all.add(word)
    const field = random(2) ? 'title' : 'body'
    const change = { [field]: `${view.value[field]} ${word}` }
    actor.send({ type: 'draft.edit', change })
  }
  const settle = (how: 'answered' | 'lost' | 'unreachable') => {
    const [call] = calls.splice(random(calls.length), 1)
    if (!call) return
    if (how === 'unreachable') return call.reject(new NetworkError())
    const answer = call.apply()
    if (how === 'lost') call.reject(new NetworkError())
    else call.resolve(answer as never)
  }

  return {
    items,
    all,
    step: async () => {
      const index = random(2)
      const { actor, clock } = tabOf(index)
      const act = random(24)
      if (act < 8) type(actor)
      else if (act < 11) clock.advance(1_500)
      else if (act < 15) settle('answered')
      else if (act < 16) settle('lost')
      else if (act < 17) settle('unreachable')
      else if (act < 19) mail.splice(0, 1)[0]?.()
      else if (act < 20) actor.send({ type: 'connection.back' })
      else if (act < 21) actor.send({ type: 'draft.retry' })
      else if (act < 22) {
        // The page closes in the middle of its work.
        actor.stop()
        tabs[index] = open()
      } else if (act < 23) decide(actor)
      else actor.send({ type: 'draft.submit' })
      await flush()
    },
    /** Words that a crash of both tabs, now, would take with it. */
    lost: () => {
      const safe = wordsOf([server, ...items.values()])
      return [...all].filter((word) => !safe.has(word) && !givenUp.has(word))
    },
    /** Everything works, and the person decides what there is to decide. */
    calm: async () => {
      mail = []
      for (const { actor } of tabs) actor.stop()
      tabs[0] = open()
      const { actor, clock } = tabOf(0)
      for (let turn = 0; turn < 60; turn++) {
        await flush()
        while (calls.length) settle('answered')
        await flush()
        decide(actor)
        clock.advance(60_000)
      }
      calls = []
      const words = wordsOf(server)
      return {
        status: toDraftView(actor.getSnapshot(), kind).status,
        missing: [...all].filter((w) => !words.has(w) && !givenUp.has(w)),
        left: [...items.keys()],
      }
    },
  }
}

test('behavior: no word is lost, whatever happens between two tabs', async () => {
  let typed = 0
  for (let seed = 1; seed <= 40; seed++) {
    const world = createWorld(createRandom(seed))
    for (let step = 0; step < 80; step++) {
      await world.step()
      expect(world.lost(), `seed ${seed}, step ${step}`).toEqual([])
    }
    const end = await world.calm()
    expect(end.missing, `seed ${seed}, in the end`).toEqual([])
    expect(end.left, `seed ${seed}, in the end`).toEqual([])
    expect(['clean', 'saved']).toContain(end.status)
    typed += world.all.size
  }
  expect(typed).toBeGreaterThan(400)
})
