import { afterEach, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { workersHere } from '../auditing/auditing.testing.ts'
import type { AuditHost } from '../auditing/index.ts'
import {
  honestBundle,
  receiptOf,
  thirty,
  withStand,
} from '../rules/audit/audit.testing.ts'
import { audit } from '../rules/audit/index.ts'
import { addressOfKey, keyOf } from '../rules/audit/keys.testing.ts'
import { deferred, fakeClock, flush } from '../testing/index.ts'
import { toVerifyingView, verifyingMachine } from './index.ts'
import {
  createVerifyingActors,
  type VerifyingDeps,
} from './verifying.actors.ts'
import { fileOf, first, node } from './verifying.fixture.ts'
import type { VerifyingEvent, VerifyingView } from './verifying.types.ts'

const bundle = honestBundle(thirty, 40)
const text = JSON.stringify(bundle)
const opening = { type: 'verifying.open', proposal: first } as const

type Answer = () => Response | Promise<Response>

/** A machine with its actors, over that answer of the server and of the node. */
function open(answer: Answer, over: Partial<VerifyingDeps> = {}) {
  const asked: string[] = []
  const views: VerifyingView[] = []
  const actors = createVerifyingActors({
    fetch: async (url: string) => {
      asked.push(url)
      return answer()
    },
    ...over,
  } as VerifyingDeps)
  const actor = createActor(verifyingMachine.provide({ actors }), {
    input: {},
  })
  actor.subscribe((snapshot) => views.push(toVerifyingView(snapshot)))
  actor.start()
  const view = () => toVerifyingView(actor.getSnapshot())
  const until = async (status: VerifyingView['status']) => {
    await waitFor(actor, (now) => toVerifyingView(now).status === status)
    return view()
  }
  const send = (event: VerifyingEvent) => actor.send(event)
  return { asked, send, stop: () => actor.stop(), until, view, views }
}

/** An answer in pieces; `length` is what its header says. */
function inPieces(headers: Record<string, string> = {}, pieces = 4): Response {
  const bytes = new TextEncoder().encode(text)
  const size = Math.ceil(bytes.length / pieces)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close()
      stream.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  return new Response(body, { headers })
}

describe('keys of the server', () => {
  /** The bundle of a stranger, who sealed it with a key of their own. */
  const own = keyOf('stranger')
  const strange = withStand(
    { ...bundle, keys: [{ key: addressOfKey(own), from: 0 }, ...bundle.keys] },
    own,
  )
  const file = fileOf('bundle.json', JSON.stringify(strange))
  const drop = { type: 'verifying.drop', files: [file] } as const
  const answer = (keys: unknown) => () => new Response(JSON.stringify(keys))

  test('default: a file is held to them', async () => {
    const keys = answer({ keys: bundle.keys })
    const { asked, send, until } = open(keys, { asksKeys: true })
    send(drop)
    const view = await until('judged')
    expect(view).toMatchObject({
      report: { verdict: 'red', areKeysKnown: true },
    })
    expect(asked).toEqual(['/api/log/keys'])
  })

  test.each<[string, Answer, Partial<VerifyingDeps>]>([
    ['nobody asks', answer({ keys: bundle.keys }), {}],
    ['none are said', answer({ keys: [] }), { asksKeys: true }],
    ['that is no list', () => new Response('<p>'), { asksKeys: true }],
    ['it is away', () => Promise.reject(new TypeError()), { asksKeys: true }],
  ])(
    'error: %s, so the file’s own count, and it is said so',
    async (_, keys, over) => {
      const { send, until } = open(keys, over)
      send(drop)
      const view = await until('judged')
      if (view.status !== 'judged') throw new Error('not judged')
      expect(view.report.verdict).toBe('green')
      expect(view.report).not.toHaveProperty('areKeysKnown')
    },
  )

  test('behavior: cancelled meanwhile, nothing is audited', async () => {
    const keys = deferred<Response>()
    const { send, until, view } = open(() => keys.promise, { asksKeys: true })
    send(drop)
    await until('auditing')
    send({ type: 'verifying.cancel' })
    keys.resolve(answer({ keys: bundle.keys })())
    await flush()
    expect(view().status).toBe('cancelled')
  })
})

describe('what was told before', () => {
  const { hostOf, clear } = workersHere()
  afterEach(clear)
  const file = fileOf('bundle.json', text)
  const memory = {
    reached: null,
    heads: [],
    receipts: [receiptOf(bundle, 3)],
    proposals: [],
  }

  test.each([
    ['on the spot', undefined],
    ['in workers', hostOf(2)],
  ])('default: a bundle is held to it, %s', async (_, host) => {
    const recall = () => memory
    const { send, until } = open(() => Response.error(), { host, recall })
    send({ type: 'verifying.drop', files: [file] })
    const view = await until('judged')
    if (view.status !== 'judged') throw new Error('not judged')
    expect(view.report).toEqual(audit(bundle, { memory }))
    expect(view.report.remembered?.receipts).toMatchObject([
      { place: 3, standing: 'counted' },
    ])
  })

  test('behavior: it is read as each audit begins; there may be none', async () => {
    const told = [null, memory]
    const recall = () => told.shift() ?? null
    const { send, until } = open(() => Response.error(), { recall })
    const remembered = async () => {
      const view = await until('judged')
      return view.status === 'judged' ? view.report.remembered : undefined
    }
    send({ type: 'verifying.drop', files: [file] })
    expect(await remembered()).toBeUndefined()
    send({ type: 'verifying.retry' })
    expect(await remembered()).toMatchObject({ contradictions: [] })
  })
})

describe('of the server', () => {
  test('default: piece by piece, audited on the spot, judged as by the rules', async () => {
    const length = { 'content-length': String(text.length) }
    const { asked, send, until, views } = open(() => inPieces(length))
    send(opening)
    expect(await until('judged')).toMatchObject({
      report: audit(bundle),
      subject: { proposal: bundle.proposal.id, sample: { length: 12 } },
      spot: { status: 'resting', check: null },
    })
    expect(asked).toEqual([`/api/proposals/${first}/bundle.json`])
    const loading = views.flatMap((view) =>
      view.status === 'loading' ? [[view.bytes, view.of]] : [],
    )
    expect(loading.at(-1)).toEqual([
      new TextEncoder().encode(text).length,
      text.length,
    ])
    expect(loading.length).toBeGreaterThan(3)
    const parts = views.flatMap((view) =>
      view.status === 'auditing' && view.progress ? view.progress.part : [],
    )
    expect([...new Set(parts)]).toEqual(['lines', 'list', 'signatures'])
  })

  test('behavior: what is sent squeezed has no known length', async () => {
    const headers = { 'content-length': '10', 'content-encoding': 'gzip' }
    const { send, until, views } = open(() => inPieces(headers))
    send(opening)
    await until('judged')
    expect(views.some((view) => 'of' in view)).toBe(false)
  })

  test.each([
    ['missing', () => new Response('', { status: 404 })],
    ['unreachable', () => new Response('', { status: 503 })],
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['tooLarge', () => inPieces({ 'content-length': '500000001' })],
  ] as const)('error: %s', async (why, answer) => {
    const { send, until } = open(answer)
    send(opening)
    expect(await until('failed')).toMatchObject({ why })
  })

  test('error: the line breaks in the middle', async () => {
    const { send, until } = open(
      () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new Uint8Array(9)),
            pull: (stream) => stream.error(new TypeError('gone')),
          }),
        ),
    )
    send(opening)
    expect(await until('failed')).toMatchObject({ why: 'unreachable' })
  })

  test('error: more comes than any bundle has', async () => {
    const huge = { length: 260_000_000 } as Uint8Array
    let isCancelled = false
    const body = {
      getReader: () => ({
        read: async () => ({ done: false, value: huge }),
        cancel: async () => {
          isCancelled = true
        },
      }),
    }
    const headers = { get: () => null }
    const answer = { ok: true, status: 200, headers, body }
    const { send, until } = open(() => answer as never)
    send(opening)
    expect(await until('failed')).toMatchObject({ why: 'tooLarge' })
    expect(isCancelled).toBe(true)
  })

  test('behavior: what was given up is not told any more', async () => {
    const answer = deferred<Response>()
    const { send, view } = open(() => answer.promise)
    send(opening)
    send({ type: 'verifying.cancel' })
    answer.resolve(inPieces())
    await new Promise((resolve) => setImmediate(resolve))
    expect(view().status).toBe('cancelled')
  })
})

describe('of a file', () => {
  const drop = (name: string, content: string) =>
    ({ type: 'verifying.drop', files: [fileOf(name, content)] }) as const
  const never = () => new Response('', { status: 500 })

  test('default: with its receipt', async () => {
    const { asked, send, until } = open(never)
    const receipt = receiptOf(bundle, 0)
    send({
      type: 'verifying.drop',
      files: [
        fileOf('r.json', JSON.stringify(receipt)),
        fileOf('b.json', text),
      ],
    })
    expect(await until('judged')).toMatchObject({
      report: { verdict: 'green', receipt: audit(bundle, { receipt }).receipt },
      hasReceipt: true,
    })
    expect(asked).toEqual([])
  })

  test('behavior: what is bent is red, and named', async () => {
    const { send, until } = open(never)
    const { tally } = bundle
    const bent = { ...bundle, tally: { ...tally, yesVoters: 1_000 } }
    send(drop('b.json', JSON.stringify(bent)))
    expect(await until('judged')).toMatchObject({
      report: {
        verdict: 'red',
        checks: expect.arrayContaining([
          expect.objectContaining({ code: 'tally', ok: false, faults: 1 }),
        ]),
      },
    })
  })

  test('behavior: a long file that is no JSON is judged red', async () => {
    const { send, until, view } = open(never)
    send(drop('b.json', 'a'.repeat(64_001)))
    await until('judged')
    expect(view()).toMatchObject({ report: { verdict: 'red', ballots: 0 } })
    expect(view()).not.toHaveProperty('subject')
  })

  test('error: one that is too large is not read', async () => {
    const { send, until } = open(never)
    const size = 500_000_001
    send({
      type: 'verifying.drop',
      files: [{ ...fileOf('b.json', text), size }],
    })
    expect(await until('failed')).toMatchObject({ why: 'tooLarge' })
  })
})

test('behavior: on the spot it pauses, and it ends where it is cancelled', async () => {
  const clock = fakeClock()
  let recovered = 0
  const { send, until, view } = open(() => inPieces(), {
    clock,
    recover: () => {
      recovered += 1
      clock.advance(10)
      return `0x${'00'.repeat(20)}`
    },
  })
  send(opening)
  await until('auditing')
  const pauses = () => clock.pending().filter((delay) => delay === 0).length
  while (recovered < 4 && pauses() > 0) clock.fire(0)
  expect(recovered).toBe(4)
  expect(view().status).toBe('auditing')
  send({ type: 'verifying.cancel' })
  expect(pauses()).toBe(0)
})

describe('in workers', () => {
  const broken: AuditHost = {
    workers: 1,
    channel: () => [{}, {}] as never,
    spawn: () => {
      throw new Error('No workers here')
    },
  }
  test('error: what breaks says nothing of the bundle', async () => {
    const { send, until } = open(() => inPieces(), { host: broken })
    send(opening)
    expect(await until('failed')).toMatchObject({ why: 'broken' })
  })

  test('behavior: ready while the bundle is on its way, there for the next, gone after a minute', async () => {
    const { started, ended, hostOf, clear } = workersHere()
    const clock = fakeClock()
    const answer = deferred<Response>()
    const answers = [answer.promise, Promise.resolve(inPieces())]
    const { send, until } = open(() => answers.shift() as Promise<Response>, {
      host: hostOf(1),
      clock,
    })
    send(opening)
    expect(started).toHaveLength(2)
    answer.resolve(inPieces())
    expect(await until('judged')).toMatchObject({
      report: { verdict: 'green' },
    })
    clock.advance(59_999)
    send({ type: 'verifying.retry' })
    await until('auditing')
    // Nobody lets them go over their work, however long it takes.
    clock.advance(60_000)
    expect(ended).toEqual([])
    await until('judged')
    expect(started).toHaveLength(2)
    clock.advance(60_000)
    expect(ended).toEqual(started)
    clear()
  })

  test('behavior: cancelled, they go at once', async () => {
    const { started, ended, hostOf, clear } = workersHere()
    const clock = fakeClock()
    const { send, until } = open(() => inPieces(), { host: hostOf(1), clock })
    send(opening)
    await until('auditing')
    send({ type: 'verifying.cancel' })
    expect(ended).toEqual(started)
    expect(clock.pending()).toEqual([])
    clear()
  })
})

describe('a node', () => {
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const powers = new Map<string, number>(bundle.voters.list)

  async function ask(held: (address: string) => number | null) {
    const seen: string[] = []
    const club = open(() => inPieces(), {
      fetch: (async (url: string, init: { body?: string }) => {
        if (init.body === undefined) return inPieces()
        seen.push(url)
        const { method, params } = JSON.parse(init.body)
        if (method === 'eth_getBlockByNumber')
          return Response.json({ result: { hash: bundle.voters.blockHash } })
        const said = held(`0x${params[0].data.slice(34)}`)
        return said === null
          ? Response.json({ error: { code: -32_000, message: 'pruned' } })
          : Response.json({ result: word(said) })
      }) as never,
    })
    club.send(opening)
    await club.until('judged')
    club.send({ type: 'verifying.spotCheck', node: ` ${node} ` })
    await expect
      .poll(() => {
        const view = club.view()
        return view.status === 'judged' && view.spot
      })
      .toMatchObject({
        status: 'resting',
        check: { of: 12, found: { length: 12 } },
      })
    expect(new Set(seen)).toEqual(new Set([node]))
    const view = club.view()
    return view.status === 'judged' ? view.spot.check : null
  }

  test('default: it says what the list says', async () => {
    const check = await ask((address) => powers.get(address) ?? 0)
    expect(check?.block).toBe('same')
    expect(check?.found.every(({ said, held }) => said === held)).toBe(true)
  })

  test('behavior: it says something else', async () => {
    const check = await ask(() => 0)
    expect(check?.found.every(({ held }) => held === 0)).toBe(true)
  })

  test('behavior: what it does not say is unknown, and not wrong', async () => {
    const check = await ask(() => null)
    expect(check?.found.every(({ held }) => held === null)).toBe(true)
  })
})
