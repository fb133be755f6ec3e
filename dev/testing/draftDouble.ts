import {
  type DraftEmitted,
  type DraftEvent,
  type DraftInput,
  draftFailure,
  draftMachine,
  type Kept,
  type LoadOutcome,
  type SaveInput,
  type SaveOutcome,
  type ServerCopy,
  type SubmitOutcome,
  toDraftView,
} from '@narwhal-club/core/draft'
import {
  type Deferred,
  deferred,
  fakeActors,
  fakeClock,
  flush,
} from '@narwhal-club/core/testing'
import { createActor, fromPromise } from 'xstate'

export const words = (title: string, body = '') => ({ title, body })
export const copy = (version: number, title: string): ServerCopy => ({
  version,
  value: words(title),
})
export const keptOf = (title: string, rest: Partial<Kept> = {}): Kept => ({
  writer: 'before',
  at: 1,
  value: words(title),
  base: copy(1, 'One'),
  sent: [],
  ...rest,
})
/** The draft that tests write in. */
export const input: DraftInput = {
  id: 'd1',
  blank: words('Blank'),
  validate: ({ title }) => (title ? {} : { title: 'This is needed.' }),
}
export const loaded = (
  server: ServerCopy | null = copy(1, 'One'),
  ...kept: Kept[]
): LoadOutcome => ({ ok: true, copy: server, kept })
export const unreachable = draftFailure('draft.unreachable')
export const failure = (code: Parameters<typeof draftFailure>[0]) => ({
  kind: 'failure' as const,
  failure: draftFailure(code),
})

/** Starts the machine; the test answers each save and each submit. */
export function run(answer: LoadOutcome = loaded()) {
  const clock = fakeClock()
  const saves: (Deferred<SaveOutcome> & { input: SaveInput })[] = []
  const submits: (Deferred<SubmitOutcome> & { input: SaveInput })[] = []
  const emitted: DraftEmitted[] = []
  const actor = createActor(
    draftMachine.provide({
      actors: {
        ...fakeActors(draftMachine),
        load: fromPromise(async () => answer),
        save: fromPromise(({ input }: { input: SaveInput }) => {
          const save = { ...deferred<SaveOutcome>(), input }
          saves.push(save)
          return save.promise
        }),
        submit: fromPromise(({ input }: { input: SaveInput }) => {
          const submit = { ...deferred<SubmitOutcome>(), input }
          submits.push(submit)
          return submit.promise
        }),
      },
    }),
    { clock, input },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const send = (event: DraftEvent) => actor.send(event)
  const type = (title: string) =>
    send({ type: 'draft.edit', change: { title } })
  const saved = async (index: number, version = index + 2) => {
    saves[index]?.resolve({ kind: 'saved', version, at: 9 })
    await flush()
  }
  const read = (value: unknown) => value as { title: string; body: string }
  const view = () => toDraftView(actor.getSnapshot(), { read })
  return { actor, clock, emitted, saved, saves, send, submits, type, view }
}

export async function opened(answer?: LoadOutcome) {
  const all = run(answer)
  await flush()
  return all
}
