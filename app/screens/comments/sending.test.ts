import { comments } from '@narwhal-club/core/messages/pages/comments'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { deferred, flush } from '../../../core/testing/index.ts'
import { createWriting } from './createWriting.ts'
import { sendingOf } from './sending.ts'
import { createWordsMemory } from './wordsMemory.ts'
import { formOf, type Spot } from './writing.rules.ts'

const { failed, failure } = comments
const refusal = (code: string) => Object.assign(new Error(code), { code })

/** A page on which the discussion is there, as its hook has it. */
function open() {
  const queries = new QueryClient()
  const writing = createWriting(createWordsMemory('p', 'a', () => undefined))
  const tell = vi.fn()
  const { unsubscribe: leave } = writing.subscribe(() => {})
  const observer = new MutationObserver(
    queries,
    sendingOf('p', { queries, writing, tell }),
  )
  const unwatch = observer.subscribe(() => {})
  const press = (work: () => Promise<unknown>) =>
    observer.mutate({ work }).catch(() => {})
  return {
    writing,
    tell,
    press,
    leave: () => {
      unwatch()
      leave()
    },
    at: (spot: Spot) => formOf(writing.getSnapshot(), spot),
    /** Words are sent; the answer is the caller's to give. */
    say: (spot: Spot, text: string, id: string) => {
      const answer = deferred<unknown>()
      writing.send({ type: 'typed', spot, text })
      writing.send({ type: 'sent', spot, id })
      observer.mutate({ spot, work: () => answer.promise }).catch(() => {})
      return answer
    },
  }
}

test('behavior: a press while words are sent does not keep them in the form', async () => {
  const { say, press, at } = open()
  const answer = say('say', 'A', '1')
  void press(async () => {})
  answer.resolve({})
  await expect.poll(() => at('say').text).toBe('')
  expect(at('say').waiting).toBeFalsy()
})

test('behavior: an answer closes what it is about, and no other form', async () => {
  const { say, writing, at } = open()
  writing.open('reply.a', '')
  const answer = say('reply.a', 'A', '1')
  writing.open('reply.b', '')
  writing.send({ type: 'typed', spot: 'reply.b', text: 'B' })
  answer.resolve({})
  await expect.poll(() => at('reply.a').text).toBe('')
  expect(writing.getSnapshot().open).toBe('reply.b')
  expect(at('reply.b').text).toBe('B')
})

test('error: a refusal is said where the words are, and nowhere else', async () => {
  const { say, at, tell } = open()
  say('say', 'A', '1').reject(refusal('link_blocked'))
  await expect.poll(() => at('say').error).toBe(failure.link_blocked)
  expect(at('say')).toMatchObject({ text: 'A', waiting: false })
  expect(tell).not.toHaveBeenCalled()
})

test('error: after a conflict the same words go under another name', async () => {
  const { say, at } = open()
  say('say', 'A', '1').reject(refusal('comment_conflict'))
  await expect.poll(() => at('say').error).toBe(failure.comment_conflict)
  say('say', 'A', '2')
  expect(at('say').sent).toEqual({ id: '2', text: 'A' })
})

test.for([
  [
    'closed',
    ({ writing }: ReturnType<typeof open>) =>
      writing.send({ type: 'closed', spot: 'reply.a' }),
  ],
  ['left with its page', ({ leave }: ReturnType<typeof open>) => leave()],
] as const)(
  'error: of a form that was %s, a failure is said beside the page',
  async ([, go]) => {
    const page = open()
    page.writing.open('reply.a', '')
    const answer = page.say('reply.a', 'A', '1')
    go(page)
    answer.reject(refusal('http.network'))
    const notice = { title: failed.sent, body: failure.unknown, tone: 'danger' }
    await expect
      .poll(() => page.tell.mock.calls)
      .toEqual([[{ type: 'notifications.show', notice }]])
    expect(page.at('reply.a').text).toBe('A')
  },
)

test('error: a session that is over is said where the form was', async () => {
  const { say, tell, at } = open()
  say('say', 'A', '1').reject(refusal('not_signed_in'))
  const notice = {
    title: failed.sent,
    body: failure.not_signed_in,
    tone: 'danger',
  }
  await expect
    .poll(() => tell.mock.calls)
    .toEqual([
      [{ type: 'session.check' }],
      [{ type: 'notifications.show', notice }],
    ])
  expect(at('say').text).toBe('A')
})

test.for([
  ['insufficient_vp', failure.insufficient_vp],
  ['not_signed_in', failed.signIn],
  ['http.network', failed.unknown],
] as const)(
  'error: a press says why it did nothing: %s',
  async ([code, body]) => {
    const { press, tell } = open()
    await press(() => Promise.reject(refusal(code)))
    await flush()
    expect(tell).toHaveBeenLastCalledWith({
      type: 'notifications.show',
      notice: { title: failed.pressed, body, tone: 'danger' },
    })
  },
)
