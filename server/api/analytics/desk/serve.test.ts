import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import type { Reply, Request } from './messages.ts'
import type { Question } from './question.ts'
import { serve } from './serve.ts'
import type { ThreadDatabase } from './threadDatabase.ts'

const question = {
  name: 'analyticsSummary',
  ask: {},
  tip: {},
  moment: {},
  leftOut: [],
} as unknown as Question

/** A thread whose database opens when it is told to. */
function thread() {
  const port = new EventEmitter()
  const replies: Reply[] = []
  let open = (_: ThreadDatabase) => {}
  const opened = new Promise<ThreadDatabase>((resolve) => {
    open = resolve
  })
  serve(
    Object.assign(port, {
      postMessage: (reply: Reply) => void replies.push(reply),
      close: () => {},
    }) as unknown as Parameters<typeof serve>[0],
    opened,
  )
  const tell = (request: Request) => port.emit('message', request)
  return { tell, open, replies }
}

test('behavior: what is dropped before the database is open asks it nothing', async () => {
  const { tell, open, replies } = thread()
  let asked = 0
  tell({ id: 1, kind: 'ask', question })
  tell({ id: 1, kind: 'drop' })
  open({
    run: async () => {
      asked += 1
      throw new Error('asked')
    },
  } as unknown as ThreadDatabase)
  await eventually(() => expect(replies).toHaveLength(1))
  expect(replies).toEqual([
    { id: 1, kind: 'failure', failure: { name: 'dropped' } },
  ])
  expect(asked).toBe(0)
})
