import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { forSeeds } from '../../dev/testing/forSeeds.ts'
import { storageKeys } from '../constants.ts'
import { safeStorage } from '../ports/storage.ts'
import { addressOfKey, keyOf } from '../rules/audit/keys.testing.ts'
import { hashEntry } from '../rules/ledger/index.ts'
import { flush } from '../testing/index.ts'
import { witnessMachine } from './index.ts'
import { createWitnessActors } from './witness.actors.ts'
import type { AskWitness } from './witness.calls.ts'
import { first, second } from './witness.fixture.ts'
import { readMemory } from './witness.memory.ts'
import { patience } from './witness.setup.ts'
import { openBrowser, openServer, type TestServer } from './witness.testing.ts'
import type { ContradictionCode } from './witness.types.ts'

const shows = ({ state }: TestServer) =>
  ({ type: 'witness.show', shown: state.shown }) as const

/** A server with so many ballots, and a browser that was there. */
async function known(ballots = 12) {
  const server = openServer()
  server.grow(ballots)
  const browser = openBrowser(server)
  const page = await browser.visit(shows(server))
  expect(page.view()).toEqual({ status: 'consistent', contradictions: [] })
  return { ...server, browser, server }
}
const kept = ({ storage }: Pick<ReturnType<typeof openBrowser>, 'storage'>) =>
  readMemory(storage.getItem(storageKeys.witness))

/** All waiting is over. */
async function waitLong(page: { wait: (ms: number) => Promise<void> }) {
  for (const ms of patience) await page.wait(ms)
}

describe('honest', () => {
  test('default: the first head is taken at its word, and later ones follow on it', async () => {
    const { asked, browser, grow, server } = await known()
    expect(asked).toEqual(['logHead', 'logKeys'])
    expect(kept(browser)).toMatchObject({
      reached: { size: 12 },
      heads: [{ size: 12 }],
      proposals: [{ proposal: first, ballots: 7 }],
    })
    grow(130)
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('consistent')
    expect(asked.slice(2)).toEqual(['logHead', 'logKeys', 'log', 'log'])
    expect(kept(browser)).toMatchObject({
      reached: { size: 142 },
      heads: [{ size: 142 }],
    })
  })

  test('behavior: an empty ledger grows, too', async () => {
    const { browser, grow, server } = await known(0)
    grow(3)
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('consistent')
    expect(kept(browser)?.reached?.size).toBe(3)
  })

  test('behavior: what has grown by much is followed a part at a time', async () => {
    const { browser, grow, server } = await known()
    grow(700)
    const sizes = []
    for (let visit = 0; visit < 4; visit += 1) {
      const page = await browser.visit(shows(server))
      expect(page.view().status).toBe('consistent')
      sizes.push(kept(browser)?.reached?.size)
    }
    expect(sizes).toEqual([309, 606, 712, 712])
  })

  test('behavior: another secret seals, and the keys before are still owned up to', async () => {
    const { browser, grow, server, state } = await known()
    grow(2)
    const [old] = state.keys
    const key = keyOf('next')
    state.keys = [
      { key: addressOfKey(key), from: state.now - 1_000 },
      { ...old, until: state.now - 1_000 } as never,
    ]
    const { signature: _, key: __, ...facts } = server.headOf(state.lines)
    state.head = server.seal(facts, key)
    const page = await browser.visit(shows(server))
    expect(page.view()).toEqual({ status: 'consistent', contradictions: [] })
  })

  test('behavior: a receipt is remembered, and found again', async () => {
    const { asked, browser, receiptOf, server } = await known()
    const page = await browser.visit(shows(server))
    await page.send({ type: 'witness.take', receipts: [receiptOf(5)] })
    expect(kept(browser)?.receipts).toHaveLength(1)
    asked.length = 0
    const again = await browser.visit(shows(server))
    expect(again.view().status).toBe('consistent')
    expect(asked).toEqual(['logHead', 'logKeys', 'log'])
  })

  test('behavior: a proposal gets another version and more ballots', async () => {
    const { browser, server, state } = await known()
    state.shown = {
      ...state.shown,
      version: 3,
      contentHash: keyOf('words'),
      ballots: 9,
    }
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('consistent')
    expect(kept(browser)?.proposals).toMatchObject([{ version: 3, ballots: 9 }])
  })

  test('behavior: nobody answers: nothing is known, and nothing is forgotten', async () => {
    const { browser, server, state } = await known()
    const before = kept(browser)
    state.isAway = true
    const page = await browser.visit(shows(server))
    expect(page.view()).toEqual({ status: 'unknown', contradictions: [] })
    expect(kept(browser)).toEqual(before)
  })

  test('behavior: a look that is given up remembers nothing', async () => {
    const server = openServer()
    server.grow(3)
    const storage = safeStorage()
    const ask = (async (name: string, said: never) => {
      // Its last question: all that it wants to know is on its way.
      if (name === 'logKeys') actor.stop()
      return server.ask(name as never, said)
    }) as unknown as AskWitness
    const actors = createWitnessActors({ ask, storage })
    const actor = createActor(witnessMachine.provide({ actors })).start()
    actor.send(shows(server))
    for (let turn = 0; turn < 40; turn += 1) await flush()
    expect(server.asked).toEqual(['logHead', 'logKeys'])
    expect(storage.getItem(storageKeys.witness)).toBeNull()
  })

  test.each(['{', '[]', '{"since":1}', '"club"'])(
    'error: a memory that is none (%s) is begun anew',
    async (text) => {
      const server = openServer()
      server.grow(3)
      const storage = safeStorage()
      storage.setItem(storageKeys.witness, text)
      const page = await openBrowser(server, storage).visit(shows(server))
      expect(page.view().status).toBe('consistent')
      expect(kept({ storage })?.reached?.size).toBe(3)
    },
  )

  test('error: a head that nobody sealed is no memory to hold anyone to', async () => {
    const { browser, server } = await known()
    const memory = kept(browser)
    const [head] = memory?.heads ?? []
    const bent = { ...memory, heads: [{ ...head, hash: keyOf('bent') }] }
    browser.storage.setItem(storageKeys.witness, JSON.stringify(bent))
    const page = await browser.visit(shows(server))
    expect(page.codes()).toEqual([])
  })
})

describe('an old copy', () => {
  test('behavior: a head from before, however often, is no contradiction', async () => {
    const { browser, grow, headOf, server, state } = await known()
    const old = headOf(state.lines)
    grow(5)
    await browser.visit(shows(server))
    state.head = old
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('waiting')
    await waitLong(page)
    expect(page.view()).toEqual({ status: 'unknown', contradictions: [] })
    expect(kept(browser)?.reached?.size).toBe(17)
  })

  test('behavior: lines that lag behind the head come, in the end', async () => {
    const { browser, grow, server, state } = await known()
    state.copied = 12
    grow(5)
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('waiting')
    state.copied = Number.POSITIVE_INFINITY
    await page.wait(patience[0])
    expect(page.view()).toEqual({ status: 'consistent', contradictions: [] })
  })

  test('behavior: a page with fewer ballots asks anew, and is right then', async () => {
    const { browser, server, state } = await known()
    const old = { ...state.shown, ballots: 4 }
    const page = await browser.visit({ type: 'witness.show', shown: old })
    expect(page.view().status).toBe('waiting')
    await page.wait(patience[0])
    expect(page.view()).toEqual({ status: 'consistent', contradictions: [] })
    expect(server.asked).toContain('proposal')
  })
})

describe('contradictions', () => {
  type Bend = (server: TestServer) => void
  const other = keyOf('other')
  const again = (server: TestServer) => server.headOf(server.state.lines)

  test.each<[ContradictionCode, string, Bend]>([
    ['head', 'as many lines, with others', ({ rewrite }) => rewrite(4)],
    [
      'line',
      'more lines, on another history',
      ({ rewrite }) => rewrite(11, 20),
    ],
    ['line', 'rewritten from the first line', ({ rewrite }) => rewrite(0, 13)],
    [
      'chain',
      'a later line that does not follow',
      ({ grow, state }) => {
        grow(3)
        state.bend = (line) =>
          line.index === 13 ? { ...line, prevHash: other } : line
      },
    ],
    [
      'chain',
      'a later line that says something else',
      ({ grow, state }) => {
        grow(3)
        state.bend = (line) =>
          line.index === 13 ? { ...line, payload: '{}' } : line
      },
    ],
    [
      'chain',
      'lines that lead to another head',
      ({ grow, state }) => {
        grow(3)
        state.bend = (line) => {
          if (line.index !== 14) return line
          const bent = { ...line, payload: '{}' }
          return { ...bent, hash: hashEntry(bent) }
        }
      },
    ],
    [
      'seal',
      'a head that its key has not signed',
      (server) => {
        server.state.head = { ...again(server), at: server.state.now + 5 }
      },
    ],
    [
      'list',
      'another list of voters',
      ({ state }) => {
        state.shown = { ...state.shown, root: other }
      },
    ],
    [
      'words',
      'other words of the same version',
      ({ state }) => {
        state.shown = { ...state.shown, contentHash: other }
      },
    ],
  ])('%s at once: %s', async (code, _, bend) => {
    const { browser, server } = await known()
    bend(server)
    const page = await browser.visit(shows(server))
    expect(page.view().status).toBe('contradicted')
    expect(page.codes()).toEqual([code])
    const [found] = page.view().contradictions
    expect(found?.seen?.hash).not.toBe(found?.served.hash)
    page.stop()
    // And again on each visit, whatever is told by then.
    const later = await browser.visit(shows(server))
    expect(later.codes()).toEqual([code])
  })

  test.each<[ContradictionCode, string, Bend]>([
    [
      'shorter',
      'a ledger with fewer lines',
      ({ state }) => {
        state.lines.splice(7)
        state.now += 1_000
      },
    ],
    [
      'chain',
      'lines that do not come',
      ({ grow, state }) => {
        grow(3)
        state.copied = 12
      },
    ],
    [
      'chain',
      'no lines at all',
      ({ grow, state }) => {
        grow(3)
        state.copied = 0
      },
    ],
    [
      'key',
      'a key that is not owned up to any more',
      (server) => {
        const { state } = server
        const key = keyOf('next')
        state.keys = [{ key: addressOfKey(key), from: 0 }]
        const { signature: _, key: __, ...facts } = again(server)
        state.head = server.seal(facts, key)
      },
    ],
    [
      'key',
      'a key that nobody named',
      (server) => {
        const { signature: _, key: __, ...facts } = again(server)
        server.state.head = server.seal(facts, keyOf('next'))
      },
    ],
    [
      'fewer',
      'fewer ballots',
      ({ state }) => {
        state.shown = { ...state.shown, ballots: 6 }
      },
    ],
  ])('%s, once no old copy explains it: %s', async (code, _, bend) => {
    const { browser, server } = await known()
    bend(server)
    const page = await browser.visit(shows(server))
    expect(page.view()).toEqual({ status: 'waiting', contradictions: [] })
    await waitLong(page)
    expect(page.view().status).toBe('contradicted')
    expect(page.codes()).toEqual([code])
    page.stop()
    // Where it heals nothing is left of it.
    expect(kept(browser)?.contradictions).toEqual([])
  })

  test('words, once no old copy explains it: a version is gone', async () => {
    const { browser, server, state } = await known()
    const page = await browser.visit({
      type: 'witness.show',
      shown: { ...state.shown, version: 3 },
    })
    await page.send(shows(server))
    await waitLong(page)
    expect(page.codes()).toEqual(['words'])
  })

  describe('of receipts', () => {
    async function voted(place: number) {
      const all = await known()
      const page = await all.browser.visit(shows(all.server))
      const receipts = [all.receiptOf(place)]
      await page.send({ type: 'witness.take', receipts })
      page.stop()
      return all
    }

    test('at once: its line is another one', async () => {
      const { browser, server, state } = await voted(5)
      state.bend = (line) =>
        line.index === 5 ? { ...line, hash: keyOf('other') } : line
      const page = await browser.visit(shows(server))
      expect(page.codes()).toEqual(['receipt'])
      expect(page.view().contradictions[0]).toMatchObject({
        proposal: first,
        seen: { line: 5, whole: { format: 'narwhal-receipt-1' } },
        served: { line: 5, whole: { index: 5 } },
      })
    })

    test('at once: a receipt that came before its line was followed', async () => {
      const { browser, grow, receiptOf, rewrite, server } = await known()
      grow(4)
      const receipt = receiptOf(13)
      rewrite(13)
      const page = await browser.visit(shows(server))
      await page.send({ type: 'witness.take', receipts: [receipt] })
      expect(page.codes()).toEqual(['receipt'])
    })

    test('once no old copy explains it: its line is gone', async () => {
      const { browser, server, state } = await voted(11)
      state.copied = 11
      const page = await browser.visit(shows(server))
      expect(page.view().status).toBe('waiting')
      await waitLong(page)
      expect(page.codes()).toEqual(['receipt'])
    })

    test('at once: its seal is nobody’s', async () => {
      const { browser, receiptOf, server } = await known()
      const page = await browser.visit(shows(server))
      const forged = { ...receiptOf(5), power: 900 }
      await page.send({ type: 'witness.take', receipts: [forged] })
      expect(page.codes()).toEqual(['seal'])
      expect(kept(browser)?.receipts).toEqual([])
    })

    test('behavior: it is about its own proposal alone; the ledger is about all', async () => {
      const { browser, server, state } = await voted(5)
      state.bend = (line) =>
        line.index === 5 ? { ...line, hash: keyOf('other') } : line
      await browser.visit(shows(server))
      const shown = { ...state.shown, proposal: second }
      const page = await browser.visit({ type: 'witness.show', shown })
      expect(page.codes()).toEqual([])
      server.rewrite(3)
      await page.send({ type: 'witness.show', shown })
      expect(page.codes()).toEqual(['head'])
    })
  })

  test('behavior: a rewrite between two parts of a long way is found on the way', async () => {
    const { browser, grow, rewrite, server } = await known()
    grow(700)
    await browser.visit(shows(server))
    rewrite(500, 720)
    const codes = []
    for (let visit = 0; visit < 3; visit += 1)
      codes.push(...(await browser.visit(shows(server))).codes())
    expect(codes).toContain('head')
  })

  test('behavior: forgotten by hand, the other history is the one that is remembered', async () => {
    const { browser, rewrite, server } = await known()
    rewrite(4)
    const page = await browser.visit(shows(server))
    await page.send({ type: 'witness.forget' })
    expect(page.view()).toEqual({ status: 'consistent', contradictions: [] })
    const later = await browser.visit(shows(server))
    expect(later.codes()).toEqual([])
  })
})

describe('properties', () => {
  test('honest growth, old heads and lagging lines in any order are never a contradiction', async () => {
    const rounds: Promise<void>[] = []
    forSeeds((random) => {
      const round = async () => {
        const server = openServer()
        const browser = openBrowser(server)
        const heads = [server.headOf([])]
        for (let visit = 0; visit < 6; visit += 1) {
          server.grow(random.below(9))
          heads.push(server.headOf(server.state.lines))
          server.state.head = random.chance(0.4) ? random.pick(heads) : null
          server.state.copied = random.chance(0.3)
            ? random.below(server.state.lines.length + 1)
            : Number.POSITIVE_INFINITY
          const page = await browser.visit(shows(server))
          expect(page.codes()).toEqual([])
          page.stop()
        }
      }
      rounds.push(round())
    }, 40)
    await Promise.all(rounds)
  })

  test('another history from any line that was seen on is told, however long it is', async () => {
    const rounds: Promise<void>[] = []
    forSeeds((random) => {
      const round = async () => {
        const server = openServer()
        const size = 1 + random.below(30)
        server.grow(size)
        const browser = openBrowser(server)
        await browser.visit(shows(server))
        server.grow(random.below(5))
        server.rewrite(random.below(size), random.below(50))
        server.state.now += 1_000
        const page = await browser.visit(shows(server))
        await waitLong(page)
        expect(page.codes()).toHaveLength(1)
        page.stop()
      }
      rounds.push(round())
    }, 60)
    await Promise.all(rounds)
  })
})
