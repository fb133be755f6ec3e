import { expect, test } from 'vitest'
import { casting } from '../messages/pages/casting.ts'
import {
  account,
  failing,
  first,
  fresh,
  open,
  readOf,
  session,
  stranger,
  subject,
  voteOn,
  voter,
} from './casting.fixture.ts'
import { openDesk, openSent, yes } from './casting.testing.ts'

const edit = (reason: string) =>
  ({ type: 'casting.edit', words: { choice: null, reason } }) as const
const typed = (reason: string) => ({ choice: null, reason })
const kept = { choice: 'no', reason: 'It was dear.' } as const

test('behavior: what is typed while the desk reads is shown, kept and signed', async () => {
  const { prompts, reads, send, settle, told, view } = openDesk()
  await send(
    session(voter),
    account(voter),
    { type: 'chain.changed', chainId: 25 },
    open(),
  )
  expect(view()).toEqual({ status: 'reading', proposal: first, words: null })
  await send(edit('F'), edit('Fa'), edit('Fair.'))
  expect(view()).toMatchObject({ status: 'reading', words: typed('Fair.') })
  expect(told.at(-1)).toMatchObject({
    type: 'words.keep',
    words: typed('Fair.'),
  })
  // What was kept was read before the last letter.
  await settle(reads.at(-1), readOf({ words: typed('F') }))
  expect(view()).toMatchObject({ status: 'ready', words: typed('Fair.') })
  await send({ ...yes, reason: 'Fair.' })
  expect(prompts[0]?.asked).toMatchObject({ reason: 'Fair.' })
})

test('behavior: what an earlier visit kept is there where nothing was typed', async () => {
  const { ready, view } = openDesk()
  await ready(readOf({ words: kept }))
  expect(view()).toMatchObject({ status: 'ready', words: kept })
})

test('behavior: a vote that is given up leaves its words to be changed', async () => {
  const { reads, refuse, send, settle, view } = await openSent(voteOn(subject))
  await refuse('casting.unreachable')
  await send({ type: 'casting.giveUp' })
  const words = { choice: 'yes', reason: 'Warm.' }
  expect(view()).toMatchObject({ status: 'reading', words })
  await send(edit('Warmer.'))
  await settle(reads.at(-1), readOf({ words: words as never }))
  expect(view()).toMatchObject({ status: 'ready', words: typed('Warmer.') })
})

test('behavior: words are of whoever typed them', async () => {
  const { reads, ready, send, settle, view } = openDesk()
  await ready()
  await send(edit('Mine.'), session(null))
  await settle(reads.at(-1), readOf({ mine: null }))
  expect(view()).toMatchObject({ status: 'signedOut', words: typed('Mine.') })
  await send(session(stranger))
  expect(view()).toMatchObject({ status: 'reading', words: null })
  await settle(reads.at(-1), readOf({ mine: fresh, words: kept }))
  expect(view()).toMatchObject({ words: kept })
  await send(session(voter))
  expect(view()).toMatchObject({ status: 'reading', words: null })
})

test('behavior: what is typed before it is known who types is theirs', async () => {
  const { reads, send, settle, view } = openDesk()
  await send(open(), edit('Early.'))
  expect(view()).toMatchObject({ status: 'reading', words: typed('Early.') })
  await send(account(voter), session(voter))
  await settle(reads.at(-1), readOf({ words: kept }))
  expect(view()).toMatchObject({ words: typed('Early.') })
})

test.for(['casting.unreachable', 'casting.serverFailed'] as const)(
  'error: what could not be looked up says nothing of a signature: %s',
  async (code) => {
    const { reads, send, settle, view } = openDesk()
    await send(session(voter), account(voter), open())
    await settle(reads.at(-1), failing(code))
    const text = code === 'casting.unreachable' ? 'unreachable' : 'serverFailed'
    expect(view()).toEqual({
      status: 'offline',
      proposal: first,
      failure: {
        code,
        message: casting.failure[text].message,
        advice: casting.reading[text],
      },
    })
  },
)
