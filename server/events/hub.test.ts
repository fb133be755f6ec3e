import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { createOnServer } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import {
  ownPostgres,
  type PostgresServer,
  startPostgres,
} from '../testing/postgres.ts'
import { createEventHub, type EventHub } from './hub.ts'
import type { ClubEvent } from './ring.ts'

const say = (db: Database, hub: EventHub, block: number) =>
  db.transact((tx) => hub.publish(tx, 'index', { block, version: 1 }))

/** A listener. */
function ear(hub: EventHub, lastId?: string, address?: string) {
  const heard: ClubEvent[] = []
  const tell = (...events: readonly ClubEvent[]) => void heard.push(...events)
  const topics = ['index', 'inbox', 'votes']
  const leave = hub.listen({ topics, address, tell }, lastId)
  const blocks = () =>
    heard
      .filter(({ topic }) => topic === 'index')
      .map(({ data }) => JSON.parse(data).block)
  /** What was told, in its order: counts of ballots, and blocks. */
  const all = () =>
    heard.flatMap(({ topic, data }) => {
      if (topic === '' || topic === 'refetch') return []
      const { proposal, ballots, block } = JSON.parse(data)
      return [proposal ? `${proposal}${ballots}` : block]
    })
  const heardOf = () => heard.map(({ topic }) => topic)
  return {
    leave,
    blocks,
    all,
    topics: heardOf,
    lastId: () => String(heard.filter(({ id }) => id).at(-1)?.id),
  }
}
const look = (hub: EventHub) => {
  const { signal } = new AbortController()
  return hub.job.run(signal, { isFirst: false, term: signal })
}
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('on the database of this run', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let db: Database
  let hub: EventHub
  beforeAll(async () => {
    opened = await openTestDatabase()
    db = opened.db
    hub = createEventHub(db)
    await eventually(() => expect(db.listenEpoch()).not.toBeNull())
    await look(hub)
  })
  afterAll(() => opened.close())

  test('default: what is committed is heard, in order', async () => {
    const one = ear(hub)
    for (const block of range(1, 5)) await say(db, hub, block)
    await eventually(() => expect(one.blocks()).toEqual(range(1, 5)))
    one.leave()
    await say(db, hub, 6)
    const other = ear(hub, one.lastId())
    await eventually(() => expect(other.blocks()).toEqual([6]))
    expect(one.blocks()).toEqual(range(1, 5))
    other.leave()
  })

  test('behavior: what is not committed is not heard', async () => {
    const one = ear(hub)
    const refused = db.transact(async (tx) => {
      await hub.publish(tx, 'index', { block: 100, version: 1 })
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow()
    await say(db, hub, 101)
    await eventually(() => expect(one.blocks()).toEqual([101]))
    one.leave()
  })

  test('behavior: who comes back hears what it missed, and nothing twice', async () => {
    const one = ear(hub)
    await say(db, hub, 1)
    await eventually(() => expect(one.blocks()).toEqual([1]))
    one.leave()
    for (const block of range(2, 9)) await say(db, hub, block)
    const witness = ear(hub)
    await say(db, hub, 10)
    // The notices of before may still be under way when the witness comes.
    await eventually(() => expect(witness.blocks()).toContain(10))
    expect(ear(hub, one.lastId()).blocks()).toEqual(range(2, 10))
    witness.leave()
  })

  test('behavior: what is for some members is heard by them alone', async () => {
    const named = Array.from({ length: 400 }, (_, place) => `0x${place}`)
    const ears = [ear(hub, undefined, '0x7'), ear(hub, undefined, '0x399')]
    const others = [ear(hub, undefined, '0x400'), ear(hub)]
    const before = others[0]?.lastId()
    await db.transact((tx) => hub.publish(tx, 'inbox', {}, named))
    await say(db, hub, 1)
    for (const one of [...ears, ...others])
      await eventually(() => expect(one.blocks()).toEqual([1]))
    const told = [...ears, ...others].map((one) => one.topics())
    expect(told.map((topics) => topics.includes('inbox'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    // Who comes back is not told what was for others either.
    expect(ear(hub, before).topics()).toEqual(['index', ''])
    expect(ear(hub, before, '0x7').topics()).toEqual(['inbox', 'index', ''])
    for (const one of [...ears, ...others]) one.leave()
  })

  test('error: who names an event that is not known is told to ask anew', () => {
    expect(ear(hub, 'of-long-ago0').topics()).toEqual(['refetch'])
    expect(ear(hub, '').topics()).toEqual(['refetch'])
  })

  test('error: a notice that is too long is a defect', async () => {
    const long = { block: 1, version: 1, text: 'x'.repeat(8_000) }
    const refused = db.transact((tx: Transaction) =>
      hub.publish(tx, 'index', long),
    )
    await expect(refused).rejects.toThrow(RangeError)
  })
})

test('behavior: after a thousand more the first is not known', () => {
  let notify = (_: string) => {}
  const hub = createEventHub({
    listen: (_, onNotice) => {
      notify = onNotice
    },
    listenEpoch: () => 1,
  })
  const one = ear(hub)
  const from = one.lastId()
  const say = (number: number) =>
    notify(JSON.stringify({ id: `id-${number}`, topic: 'index', data: '{}' }))
  for (const number of range(1, 1_000)) say(number)
  expect(ear(hub, from).topics().length).toBe(1_001)
  say(1_001)
  expect(ear(hub, from).topics()).toEqual(['refetch'])
  expect(ear(hub, 'id-1').topics().length).toBe(1_001)
})

describe('how things stand', () => {
  let epoch: number
  let notify: (notice: string) => void
  let hub: EventHub
  let said: number
  beforeEach(() => {
    epoch = 1
    said = 0
    hub = createEventHub({
      listen: (_, onNotice) => {
        notify = onNotice
      },
      listenEpoch: () => epoch,
    })
  })
  const block = (number: number) => {
    const data = JSON.stringify({ block: number, version: 1 })
    notify(JSON.stringify({ id: `block-${number}`, topic: 'index', data }))
  }
  /** Another ballot of a proposal. */
  const count = (proposal: string) => {
    said += 1
    const data = JSON.stringify({ proposal, ballots: said })
    notify(JSON.stringify({ id: '', topic: 'votes', of: proposal, data }))
  }

  test('default: of each the newest is told, at the next look', async () => {
    const one = ear(hub)
    for (let each = 0; each < 300; each++) count('a')
    count('b')
    expect(one.all()).toEqual([])
    await look(hub)
    expect(one.all()).toEqual(['a300', 'b301'])
    await look(hub)
    expect(one.all()).toHaveLength(2)
  })

  test('behavior: nothing overtakes it, and nothing waits without it', async () => {
    const one = ear(hub)
    block(1)
    count('a')
    block(2)
    count('b')
    count('a')
    block(3)
    expect(one.all()).toEqual([1])
    await look(hub)
    expect(one.all()).toEqual([1, 2, 'b2', 'a3', 3])
    block(4)
    expect(one.all().at(-1)).toBe(4)
  })

  test('behavior: who comes hears how all of them stand', async () => {
    count('a')
    count('b')
    await look(hub)
    count('b')
    const one = ear(hub)
    expect(one.all()).toEqual(['a1', 'b2'])
    await look(hub)
    expect(one.all()).toEqual(['a1', 'b2', 'b3'])
  })

  test('behavior: who comes back hears what is newer than its place, wherever it was cut', async () => {
    block(1)
    count('a')
    count('b')
    await look(hub)
    block(2)
    count('b')
    count('c')
    await look(hub)
    block(3)
    expect(ear(hub, 'block-1').all()).toEqual(['a1', 'b3', 'c4', 2, 3])
    expect(ear(hub, 'block-2').all()).toEqual(['b3', 'c4', 3])
    expect(ear(hub, 'block-3').all()).toEqual([])
    count('a')
    // It is told when all are: whoever comes meanwhile hears it once.
    const one = ear(hub, 'block-3')
    expect(one.all()).toEqual([])
    await look(hub)
    expect(one.all()).toEqual(['a5'])
  })

  test('behavior: thousands of votes push out nothing else', async () => {
    block(1)
    block(2)
    for (let each = 0; each < 5_000; each++) count('a')
    await look(hub)
    expect(ear(hub, 'block-1').all()).toEqual(['a5000', 2])
  })

  test('behavior: who comes hears the newest fifty, who comes back all', async () => {
    block(1)
    count('first')
    for (let each = 0; each < 60; each++) count(`p${each}-`)
    await look(hub)
    expect(ear(hub, 'block-1').all()).toHaveLength(61)
    const told = ear(hub).all()
    expect([told.length, told[0], told.at(-1)]).toEqual([
      50,
      'p10-12',
      'p59-61',
    ])
  })

  test('error: of more than five hundred the oldest are gone: then all is asked anew', async () => {
    block(1)
    count('first')
    await look(hub)
    block(2)
    for (let each = 0; each < 500; each++) count(`p${each}-`)
    await look(hub)
    expect(ear(hub, 'block-1').topics()).toEqual(['refetch'])
    expect(ear(hub, 'block-2').all()).toHaveLength(500)
  })

  test('error: a process that was deaf forgets them, told or not', async () => {
    block(1)
    count('a')
    await look(hub)
    count('b')
    const one = ear(hub)
    epoch = 2
    await look(hub)
    expect(one.topics()).toEqual(['votes', '', 'refetch'])
    expect(ear(hub, 'block-1').topics()).toEqual(['refetch'])
    expect(ear(hub).topics()).toEqual([''])
  })

  test('behavior: who does not listen for them hears nothing of them', async () => {
    const heard: unknown[] = []
    hub.listen({ topics: ['index'], tell: (...all) => heard.push(...all) })
    count('a')
    await look(hub)
    expect(heard).toHaveLength(1)
  })
})

describe.runIf(ownPostgres)('on a PostgreSQL server', () => {
  let postgres: PostgresServer
  const processes: { db: Database; hub: EventHub }[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const { record } = await createOnServer(postgres.url)
    const log = pino({ level: 'silent' })
    for (let count = 0; count < 2; count++) {
      const db = openPostgres(String(record.DATABASE_URL), log)
      await eventually(async () => expect(db.isReady()).toBe(true))
      const hub = createEventHub(db)
      await eventually(() => expect(db.listenEpoch()).not.toBeNull())
      await look(hub)
      processes.push({ db, hub })
    }
  })
  afterAll(async () => {
    for (const { db } of processes) await db.close()
    await postgres.remove()
  })

  test('default: every process hears all in the same order, soon', async () => {
    const [here, there] = processes as [
      { db: Database; hub: EventHub },
      { db: Database; hub: EventHub },
    ]
    const ears = [ear(here.hub), ear(there.hub)] as const
    const took: number[] = []
    for (const block of range(1, 40)) {
      const began = performance.now()
      const from = block % 2 ? here : there
      await say(from.db, from.hub, block)
      await eventually(() => expect(ears[1].blocks()).toContain(block))
      took.push(performance.now() - began)
    }
    await Promise.all(
      range(41, 80).map((block) => {
        const { db, hub } = block % 2 ? here : there
        return say(db, hub, block)
      }),
    )
    await eventually(() => {
      expect(ears[0].blocks().length).toBe(80)
      expect(ears[1].blocks()).toEqual(ears[0].blocks())
    })
    took.sort((a, b) => a - b)
    expect(took[20]).toBeLessThan(1_000)
    // Cut there, it goes on here where it was.
    ears[1].leave()
    await say(here.db, here.hub, 81)
    await eventually(() => expect(ears[0].blocks()).toContain(81))
    expect(ear(here.hub, ears[1].lastId()).blocks()).toEqual([81])
    const back = ear(there.hub, ears[1].lastId())
    await eventually(() => expect(back.blocks()).toEqual([81]))
  })

  test('error: a process that was deaf has its listeners ask anew', async () => {
    const [here, there] = processes as [
      { db: Database; hub: EventHub },
      { db: Database; hub: EventHub },
    ]
    const one = ear(there.hub)
    const before = one.lastId()
    await here.db.run((orm) =>
      orm.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query ilike 'listen %' and pid <> pg_backend_pid()`,
      ),
    )
    await eventually(async () => {
      await look(there.hub)
      expect(one.topics()).toContain('refetch')
    })
    expect(ear(there.hub, before).topics()).toEqual(['refetch'])
    await eventually(() => expect(here.db.listenEpoch()).not.toBeNull())
    await say(here.db, here.hub, 200)
    await eventually(() => expect(one.blocks()).toEqual([200]))
  })
})
