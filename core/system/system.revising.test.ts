import { expect, test } from 'vitest'
import { clubDetail } from '../../dev/testing/governance.ts'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { settled } from '../../dev/testing/settled.ts'
import { MachineAbsentError } from '../errors.ts'
import { change, proposalId, published } from '../revising/revising.fixture.ts'
import { detail, hash, sound } from '../revising/revising.testing.ts'
import { alice, bob, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const author = alice.toLowerCase()
const { title } = published.draft.content
const isOfClub = /\/api\/(clubs|proposals)/
const signature = `0x${'11'.repeat(65)}` as const

/** A signed-in author whose wallet says yes, and what the server is told. */
async function open() {
  const club = fakeClub()
  const prompts: unknown[] = []
  club.wallet.port.signTypedData = async (typed) => {
    prompts.push(typed)
    return { ok: true, value: signature }
  }
  const api = scriptedProposals({
    'GET proposals/:id': ok({ ...detail, author }),
    'GET clubs/main': ok(clubDetail(published.club.nft)),
    'POST proposals/check': ok(sound),
    'PUT proposals/:id': ok({
      id: proposalId,
      number: 12,
      club: 'main',
      start: detail.start,
      end: detail.end,
    }),
  })
  const { fetch } = club.ports
  const system = createSystem({
    actors: createSystemActors({
      ...club.ports,
      fetch: (url, init) =>
        (isOfClub.test(url) ? api : { fetch }).fetch(url, init),
    }),
    clock: club.clock,
  }).start()
  const send = async (event: Parameters<typeof system.send>[0]) => {
    system.send(event)
    await settled()
  }
  const signIn = async () => {
    await send({ type: 'login.start' })
    await send({ type: 'login.sign' })
    expect(system.getSnapshot().session.status).toBe('signedIn')
  }
  await settled()
  await send({ type: 'wallet.open' })
  await send({ type: 'wallet.choose', id: 'w' })
  await signIn()
  const view = () => system.getSnapshot().revising
  const review = async () => {
    await send({ type: 'revising.start', id: proposalId })
    await send({ type: 'revising.edit', change })
    await send({ type: 'revising.review' })
    expect(view()).toMatchObject({ status: 'reviewing' })
  }
  return { ...club, api, prompts, review, send, signIn, system, view }
}

test('default: one signature, and the new version is told of', async () => {
  const { api, prompts, review, send, system, view } = await open()
  expect(view()).toEqual({ status: 'idle' })
  await review()
  expect(prompts).toEqual([])
  await send({ type: 'revising.sign' })
  expect(prompts).toHaveLength(1)
  expect(api.bodies['PUT proposals/:id']).toMatchObject({
    content: change,
    message: { contentHash: hash, version: 2 },
    signature,
  })
  expect(view()).toMatchObject({ status: 'published', version: 2 })
  expect(system.getSnapshot().notifications).toMatchObject({
    items: [
      { body: expect.stringContaining(title), code: 'revising.published' },
    ],
  })
  await send({ type: 'revising.close' })
  expect(view()).toEqual({ status: 'idle' })
})

test('behavior: a session that ends leaves the words, and the next one signs them', async () => {
  const { review, send, signIn, view } = await open()
  await review()
  await send({ type: 'session.signOut' })
  expect(view()).toMatchObject({
    status: 'writing',
    value: change,
    failure: { code: 'proposing.signedOut' },
  })
  await send({ type: 'wallet.open' })
  await send({ type: 'wallet.choose', id: 'w' })
  await signIn()
  await send({ type: 'revising.review' })
  await send({ type: 'revising.sign' })
  expect(view()).toMatchObject({ status: 'published', version: 2 })
})

test('behavior: another account in the wallet signs nothing', async () => {
  const { api, prompts, review, send, view, wallet } = await open()
  await review()
  wallet.switchTo(bob)
  await settled()
  await send({ type: 'revising.sign' })
  expect(prompts).toEqual([])
  expect(api.bodies['PUT proposals/:id']).toBeUndefined()
  expect(view()).toMatchObject({
    status: 'writing',
    failure: { code: 'proposing.accountMismatch' },
  })
})

test('error: it is too late, and nothing is signed', async () => {
  const { api, prompts, send, view } = await open()
  api.answers['GET proposals/:id'] = no(404, 'proposal_not_found')
  await send({ type: 'revising.start', id: proposalId })
  expect(view()).toMatchObject({ status: 'stopped' })
  expect(prompts).toEqual([])
})

test('error: what cannot begin it is a defect while it is not there', async () => {
  const { system } = await open()
  expect(() => system.send({ type: 'revising.review' })).toThrow(
    MachineAbsentError,
  )
})
