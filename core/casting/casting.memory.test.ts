import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  type CallbackActorLogic,
  createActor,
  setup,
} from 'xstate'
import { safeStorage } from '../ports/storage.ts'
import { about, detail, openActors, signer } from './casting.actors.testing.ts'
import { first, nft, noon, voteOn } from './casting.fixture.ts'
import type {
  CastingActors,
  CastingEvent,
  SignedVote,
  WindowCommand,
} from './casting.types.ts'

const seen = { proposal: detail, nft }
const asked = { proposal: first, version: 1, voter: signer }

/** What an actor tells its machine. */
function hear(logic: CastingActors['memory'] | CastingActors['watchWindow']) {
  const heard: CastingEvent[] = []
  const machine = setup({
    types: { events: {} as CastingEvent },
    actors: { logic: logic as CallbackActorLogic<AnyEventObject> },
  }).createMachine({
    invoke: { id: 'it', src: 'logic' },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const actor = createActor(machine).start()
  const tell = (command: unknown) =>
    (actor.getSnapshot().children as Record<string, { send: Tell }>).it?.send(
      command,
    )
  return { heard, stop: () => actor.stop(), tell }
}
type Tell = (command: unknown) => void

const numbered = (each: number) =>
  `e1000000-0000-4000-8000-${String(each).padStart(12, '0')}`

describe('memory', () => {
  const vote = voteOn(about)
  const { proposal, voter } = vote
  const words = { choice: 'no', reason: 'It is dear.' } as const
  /** A row that is bent somewhere, as it would be kept. */
  const rowOf = (bend: Partial<SignedVote>) => {
    const bent = { ...vote, ...bend }
    return JSON.stringify([{ proposal: bent.proposal, voter, vote: bent }])
  }

  test('default: votes and words outlive the page, each for its voter', async () => {
    const storage = safeStorage()
    const { actors } = openActors({}, { storage })
    const { heard, tell } = hear(actors.memory)
    expect(heard).toEqual([])
    tell({ type: 'vote.keep', vote })
    tell({ type: 'words.keep', proposal, voter: signer, words })
    const later = openActors({}, { storage })
    expect(hear(later.actors.memory).heard).toEqual([
      { type: 'queue.read', votes: [vote] },
    ])
    expect(await later.run('read', { ...asked, seen })).toMatchObject({ words })
    const others = await later.run('read', { ...asked, seen, voter: nft })
    expect(others).toMatchObject({ words: null })
  })

  test('behavior: what was answered for is forgotten, a newer one is not', () => {
    const { actors, storage } = openActors()
    const { tell } = hear(actors.memory)
    tell({ type: 'vote.keep', vote })
    tell({
      type: 'vote.drop',
      vote: { ...vote, digest: `0x${'00'.repeat(32)}` },
    })
    expect(hear(actors.memory).heard).toHaveLength(1)
    tell({ type: 'vote.drop', vote })
    expect(hear(actors.memory).heard).toEqual([])
    tell({ type: 'words.keep', proposal, voter, words: null })
    expect(storage.getItem('club.casting')).toBeNull()
  })

  test('behavior: words of fifty proposals are kept, and every vote', () => {
    const { actors, storage } = openActors()
    const { tell } = hear(actors.memory)
    tell({ type: 'vote.keep', vote })
    for (let each = 0; each < 60; each += 1)
      tell({ type: 'words.keep', proposal: numbered(each), voter, words })
    const rows = JSON.parse(storage.getItem('club.casting') ?? '[]')
    expect(rows).toHaveLength(51)
    expect(rows[0].vote.digest).toBe(vote.digest)
    expect(rows.at(-1).proposal).toBe(numbered(59))
  })

  test.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['no rows', '[null,1,{"proposal":1}]'],
    [
      'another’s vote',
      JSON.stringify([{ proposal, voter: signer, vote: voteOn(about) }]),
    ],
    [
      'another’s name on it',
      JSON.stringify([
        { proposal, voter, vote: { ...voteOn(about), voter: signer } },
      ]),
    ],
    ['half a vote', JSON.stringify([{ proposal, voter, vote: { voter } }])],
    ['no proposal', rowOf({ proposal: 'main/../x' })],
    ['another proposal’s vote', rowOf({ proposal: numbered(1) })],
    ['another’s digest', rowOf({ digest: `0x${'d1'.repeat(32)}` })],
    ['a changed choice', rowOf({ message: { ...vote.message, choice: 2 } })],
    ['no message', rowOf({ message: { voter, timestamp: 'now' } as never })],
    ['sent for ever', rowOf({ until: noon + 7 * 86_400_000 })],
    ['no title', rowOf({ title: 1 as never })],
  ])('error: what is no vote is not sent: %s', (_, text) => {
    const storage = safeStorage()
    storage.setItem('club.casting', text)
    const { actors } = openActors({}, { storage })
    expect(hear(actors.memory).heard).toEqual([])
  })
})

test('window: it opens and ends by itself, by the server’s clock', () => {
  const { actors, clock } = openActors()
  const { heard, stop, tell } = hear(actors.watchWindow)
  const proposal = first
  const watch = (start: number, end: number): WindowCommand => ({
    type: 'window.watch',
    proposal,
    start: noon + start,
    end: noon + end,
  })
  const said = () => heard.map((event) => 'window' in event && event.window)
  tell(watch(60_000, 3_600_000))
  clock.advance(59_999)
  expect(said()).toEqual(['notOpen'])
  clock.advance(10)
  expect(said()).toEqual(['notOpen', 'open'])
  tell({ type: 'window.look' })
  expect(said()).toEqual(['notOpen', 'open', 'open'])
  clock.advance(3_600_000)
  expect(said().at(-1)).toBe('closed')
  expect(clock.pending()).toEqual([])
  tell(watch(7_200_000, 9_000_000))
  tell({ type: 'window.leave' })
  expect(clock.pending()).toEqual([])
  tell(watch(7_200_000, 9_000_000))
  stop()
  expect(clock.pending()).toEqual([])
})
