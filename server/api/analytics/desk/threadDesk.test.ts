import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Reply, Request } from './messages.ts'
import type { StartThread } from './startThread.ts'
import { createThreadDesk } from './threadDesk.ts'

/** Threads that answer at once, and how many were started. */
function threads() {
  const seen = { started: 0, stopped: 0 }
  const start: StartThread = () => {
    seen.started += 1
    let reply = (_: Reply) => {}
    let end = (_?: Error) => {}
    return {
      post: ({ id, kind }: Request) => {
        if (kind !== 'drop') queueMicrotask(() => reply({ id, kind: 'answer' }))
      },
      onReply: (act) => {
        reply = act
      },
      onEnd: (act) => {
        end = act
      },
      async stop() {
        seen.stopped += 1
        end()
      },
    }
  }
  const desk = createThreadDesk(start, {}, pino({ level: 'silent' }))
  return { seen, desk }
}

const ask = { kind: 'empty', reorgs: 0 } as const

test('default: a thread is started with the first that is asked, once', async () => {
  const { desk, seen } = threads()
  expect([seen.started, desk.generation()]).toEqual([0, 0])
  await Promise.all([desk.send(ask), desk.send(ask)])
  expect([seen.started, desk.generation()]).toEqual([1, 1])
  await desk.close()
  expect(seen.stopped).toBe(1)
})

test('behavior: after its end nothing starts a thread again', async () => {
  const { desk, seen } = threads()
  await desk.send(ask)
  await desk.close()
  await expect(desk.send(ask)).rejects.toMatchObject({ reason: 'slow' })
  expect(seen.started).toBe(1)
})

test('behavior: a desk that was never asked closes without a thread', async () => {
  const { desk, seen } = threads()
  await desk.close()
  await expect(desk.send(ask)).rejects.toMatchObject({ code: 'unavailable' })
  expect(seen.started).toBe(0)
})
