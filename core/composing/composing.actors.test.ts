import { expect, test } from 'vitest'
import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { storageKeys } from '../constants.ts'
import { NetworkError } from '../errors.ts'
import { safeStorage } from '../ports/storage.ts'
import {
  createComposingActors,
  createComposingClient,
} from './composing.actors.ts'
import { draft } from './composing.fixture.ts'
import type { Keeping } from './composing.types.ts'

const run = <Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Output> => {
  const actor = createActor(logic, { input } as never)
  const done = toPromise(actor)
  actor.start()
  return done as Promise<Output>
}

/** A browser whose server answers every call with this. */
function open(status = 200, json: unknown = { ok: true }) {
  const storage = safeStorage()
  const sent: [method: string | undefined, path: string, body: unknown][] = []
  const ask = createComposingClient({
    fetch: async (path, init) => {
      if (status === 0) throw new TypeError('no network')
      const said = init?.body ? JSON.parse(String(init.body)) : undefined
      sent.push([init?.method, path, said])
      return new Response(JSON.stringify(json), {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { actors: createComposingActors({ ask, storage }), sent, storage }
}

const memory = { drafts: [draft], recent: ['Said before.'] }

test('B6.18 what is stored is recalled', async () => {
  const { actors } = open()
  await run(actors.store, memory)
  expect(await run(actors.recall, undefined as never)).toEqual(memory)
})

test.each([
  'no JSON',
  'null',
  '{}',
  '{"drafts":[],"recent":[7]}',
  '{"drafts":[{"id":"a"}],"recent":[]}',
  JSON.stringify({ drafts: [], recent: ['x'.repeat(8_001)] }),
])('error: %.30s in the storage is nothing', async (text) => {
  const { actors, storage } = open()
  storage.setItem(storageKeys.composing, text)
  const nothing = { drafts: [], recent: [] }
  expect(await run(actors.recall, undefined as never)).toEqual(nothing)
})

const keep: Keeping = { keep: draft }

test('B6.19 a favourite is sent as it is, and deleted by its id', async () => {
  const { id, text, inputs } = draft
  const createdAt = '2026-11-21T09:05:00Z'
  const kept = open(200, { id, text, inputs, createdAt })
  expect(await run(kept.actors.keep, keep)).toEqual({ ok: true })
  expect(kept.sent).toEqual([['POST', '/api/shill/favourites', draft]])
  const gone = open()
  expect(await run(gone.actors.keep, { unkeep: id })).toEqual({ ok: true })
  expect(gone.sent).toEqual([
    ['DELETE', `/api/shill/favourites/${id}`, undefined],
  ])
})

test('error: a refusal is told by its code, and so is a server that is away', async () => {
  const code = 'shill_favourites_full'
  const full = open(409, { error: 'You keep 100 posts.', code })
  expect(await run(full.actors.keep, keep)).toEqual({ ok: false, code })
  const away = open(0)
  expect(await run(away.actors.keep, keep)).toEqual({
    ok: false,
    code: new NetworkError(new Error('away')).code,
  })
})
