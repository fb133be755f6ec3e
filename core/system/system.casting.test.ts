import { describe, expect, test } from 'vitest'
import { clubDetail } from '../../dev/testing/governance.ts'
import {
  no,
  ok,
  scriptedProposals,
} from '../../dev/testing/scriptedProposals.ts'
import { settled } from '../../dev/testing/settled.ts'
import { detail } from '../casting/casting.actors.testing.ts'
import {
  countedOf,
  first,
  fresh,
  nft,
  noon,
} from '../casting/casting.fixture.ts'
import type { SignedVote } from '../casting/index.ts'
import { MachineAbsentError } from '../errors.ts'
import { alice, bob, fakeClub } from '../testing/index.ts'
import { createSystem } from './index.ts'
import type { SystemPorts } from './system.actors.ts'
import { createSystemActors } from './system.actors.ts'

const isOfClub = /\/api\/(clubs|proposals)/
const signature = `0x${'11'.repeat(65)}` as const
const post = 'POST proposals/:id/votes'
const mine = 'GET proposals/:id/votes/me'
const opening = {
  type: 'casting.open',
  proposal: first,
  version: 1,
  seen: { proposal: detail, nft },
} as const
const yes = { type: 'casting.cast', choice: 'yes', reason: 'Warm.' } as const

/** A club whose wallet says yes; `storage` is of an earlier visit. */
async function open(over: Partial<SystemPorts> = {}, chainId = 25) {
  const club = fakeClub(over)
  const { clock, wallet } = club
  clock.advance(noon - clock.now())
  const prompts: unknown[] = []
  let onChain = chainId
  wallet.port.signTypedData = async (typed) => {
    prompts.push(typed)
    return { ok: true, value: signature }
  }
  const { readAccount, connect } = wallet.port
  wallet.port.readAccount = async () => {
    const shown = await readAccount()
    return { ...shown, chainId: onChain }
  }
  wallet.port.connect = async (id, isGivenUp) => {
    const answer = await connect(id, isGivenUp)
    if (!answer.ok) return answer
    return { ok: true, value: { ...answer.value, chainId: onChain } }
  }
  wallet.port.addChain = async () => {
    onChain = 25
    return { ok: true, value: null }
  }
  const api = scriptedProposals({
    'GET proposals/:id': ok(detail),
    'GET clubs/main': ok(clubDetail(nft)),
    [mine]: ok(fresh),
    [post]: ({ body }) => {
      const { message } = body as Pick<SignedVote, 'message'>
      const digest = `0x${'d1'.repeat(32)}` as const
      const vote = { proposal: first, message, digest } as SignedVote
      return ok(countedOf(vote))
    },
  })
  const { fetch } = club.ports
  const begin = () =>
    createSystem({
      actors: createSystemActors({
        ...club.ports,
        fetch: (url, init) =>
          (isOfClub.test(url) ? api : { fetch }).fetch(url, init),
      }),
      clock: club.clock,
    }).start()
  let system = begin()
  const send = async (event: Parameters<typeof system.send>[0]) => {
    system.send(event)
    await settled()
  }
  const connectWallet = async () => {
    await send({ type: 'wallet.open' })
    await send({ type: 'wallet.choose', id: 'w' })
  }
  const signIn = async () => {
    await send({ type: 'login.start' })
    await send({ type: 'login.sign' })
    expect(system.getSnapshot().session.status).toBe('signedIn')
  }
  const reload = async () => {
    system.stop()
    system = begin()
    await settled()
  }
  await settled()
  const view = () => system.getSnapshot().casting
  const toasts = () => system.getSnapshot().notifications.items
  return {
    ...club,
    api,
    connectWallet,
    prompts,
    reload,
    send,
    signIn,
    system: () => system,
    toasts,
    view,
  }
}

async function openReady(over?: Partial<SystemPorts>) {
  const world = await open(over)
  await world.connectWallet()
  await world.signIn()
  await world.send(opening)
  expect(world.view()).toMatchObject({ status: 'ready', isOnChain: true })
  return world
}

test('default: one click, one prompt, and it counts without a reload', async () => {
  const { api, prompts, send, toasts, view } = await openReady()
  expect(api.calls).toEqual([mine])
  await send(yes)
  expect(prompts).toHaveLength(1)
  expect(api.calls).toEqual([mine, post])
  expect(api.bodies[post]).toMatchObject({
    message: { voter: alice.toLowerCase(), choice: 1, reason: 'Warm.' },
    signature,
  })
  expect(view()).toMatchObject({
    status: 'counted',
    counted: { tally: { yesPower: 3 } },
  })
  expect(toasts()).toMatchObject([
    { title: 'Vote Counted', body: expect.stringContaining(detail.title) },
  ])
})

test('behavior: a visitor is asked to sign in, and then it goes on', async () => {
  const { api, connectWallet, send, signIn, view } = await open()
  expect(view()).toEqual({ status: 'idle' })
  await send(opening)
  expect(view()).toMatchObject({ status: 'signedOut', mine: null })
  expect(api.calls).toEqual([])
  await connectWallet()
  expect(view()).toMatchObject({ status: 'signedOut' })
  await signIn()
  expect(view()).toMatchObject({ status: 'ready', mine: fresh })
})

describe('whoever comes', () => {
  test('signs out: what was typed is kept for them alone', async () => {
    const { send, signIn, connectWallet, view, wallet } = await openReady()
    const words = { choice: 'no', reason: 'It is dear.' } as const
    await send({ type: 'casting.edit', words })
    await send({ type: 'session.signOut' })
    expect(view()).toMatchObject({ status: 'signedOut', words })
    wallet.switchTo(bob)
    await connectWallet()
    wallet.switchTo(bob)
    await settled()
    await signIn()
    expect(view()).toMatchObject({ status: 'ready', words: null })
    await send({ type: 'session.signOut' })
    await connectWallet()
    wallet.switchTo(alice)
    await settled()
    await signIn()
    expect(view()).toMatchObject({ status: 'ready', words })
  })

  test('with another account signs nothing and sends nothing', async () => {
    const { api, prompts, send, view, wallet } = await openReady()
    wallet.switchTo(bob)
    await settled()
    expect(view()).toMatchObject({
      status: 'wrongWallet',
      walletShows: bob.toLowerCase(),
      session: alice.toLowerCase(),
    })
    await send(yes)
    expect(prompts).toEqual([])
    wallet.switchTo(alice)
    await settled()
    expect(view()).toMatchObject({ status: 'ready' })
    let answer = (_: typeof signature) => {}
    wallet.port.signTypedData = () =>
      new Promise((resolve) => {
        answer = (value) => resolve({ ok: true, value })
      })
    await send(yes)
    expect(view()).toMatchObject({ status: 'signing' })
    wallet.switchTo(bob)
    await settled()
    answer(signature)
    await settled()
    expect(view()).toMatchObject({ status: 'wrongWallet' })
    wallet.switchTo(alice)
    await settled()
    expect(api.calls).not.toContain(post)
  })

  test('lets the wallet go: nothing is signed', async () => {
    const { send, view, wallet } = await openReady()
    wallet.leave()
    await settled()
    expect(view()).toMatchObject({ status: 'noWallet' })
    await send(yes)
    expect(view()).toMatchObject({ status: 'noWallet' })
  })
})

test('behavior: a wallet on another chain is taken to ours, which it may not know', async () => {
  const { connectWallet, prompts, send, signIn, view, wallet } = await open(
    {},
    1,
  )
  wallet.port.switchChain = async () => ({
    ok: false,
    failure: { code: 'wallet.chainUnknown', message: 'Unknown.' },
  })
  await connectWallet()
  await signIn()
  await send(opening)
  expect(view()).toMatchObject({ status: 'ready', isOnChain: false })
  await send(yes)
  expect(prompts).toHaveLength(1)
  expect(view()).toMatchObject({ status: 'counted', isOnChain: true })
})

test('error: a wallet that does not switch is asked for nothing else', async () => {
  const world = await open({}, 1)
  const { connectWallet, prompts, send, signIn, view } = world
  await connectWallet()
  await signIn()
  await send(opening)
  await send(yes)
  expect(prompts).toEqual([])
  expect(view()).toMatchObject({
    status: 'ready',
    failure: { code: 'casting.wrongChain' },
    words: { choice: 'yes', reason: 'Warm.' },
  })
})

describe('a signed vote that was not answered for', () => {
  async function unanswered() {
    const world = await openReady()
    const answer = world.api.answers[post]
    world.api.answers[post] = 'down'
    await world.send(yes)
    expect(world.view()).toMatchObject({ status: 'waiting' })
    const back = () => {
      world.api.answers[post] = answer as never
    }
    return { ...world, back }
  }

  test('is sent after a reload, by itself, and told of', async () => {
    const { api, back, prompts, reload, toasts, view } = await unanswered()
    back()
    await reload()
    expect(view()).toEqual({ status: 'idle' })
    expect(api.calls.filter((call) => call === post)).toHaveLength(2)
    expect(prompts).toHaveLength(1)
    expect(toasts()).toMatchObject([
      { title: 'Vote Counted', code: 'casting.counted' },
    ])
    await reload()
    expect(api.calls.filter((call) => call === post)).toHaveLength(2)
  })

  test('is not sent for a visitor, nor for another member', async () => {
    const { api, back, reload, server, connectWallet, signIn, wallet } =
      await unanswered()
    back()
    server.setSession(null)
    await reload()
    const sent = () => api.calls.filter((call) => call === post).length
    expect(sent()).toBe(1)
    wallet.switchTo(bob)
    await connectWallet()
    wallet.switchTo(bob)
    await settled()
    await signIn()
    expect(sent()).toBe(1)
  })

  test('is told of where the server refuses it and no page shows it', async () => {
    const { api, reload, toasts } = await unanswered()
    api.answers[post] = no(409, 'voting_closed')
    await reload()
    expect(toasts()).toMatchObject([
      { title: 'Vote Not Counted', body: expect.stringContaining('over') },
    ])
  })
})

test('error: what cannot begin it is a defect while it is not there', async () => {
  const { system } = await open()
  expect(() => system().send(yes)).toThrow(MachineAbsentError)
  expect(() => system().send({ type: 'casting.close' })).not.toThrow()
})
