import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot } from '../../packageRoot.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  at,
  newAccount,
  openAuthor,
  said,
  words,
} from '../../testing/proposing.ts'

/** Rows that nothing here can meet, and why: `docs/decisions/220`. */
const nowhere = {
  E1: 'sources are limited, not listed: who runs the proxy blocks there',
}

/** What a server must refuse: tables of rows, each met by tests of an area. */
const areas: {
  area: string
  tables: Record<string, number>
  notHere: Record<string, string>
}[] = [
  {
    area: 'api/proposals',
    tables: { E: 16, P: 12, U: 3, D: 2, F: 2, S: 3 },
    notHere: {
      ...nowhere,
      E15: 'no receipt is issued for a proposal: what is signed is what is kept',
      P8: 'every club is open: there are no members to be',
      P12: 'every vote is public',
    },
  },
  {
    area: 'api/votes',
    tables: { E: 16, V: 10 },
    notHere: {
      ...nowhere,
      V5: 'every vote is public',
      V6: 'who is in the frozen list may vote: V7 is all that is asked',
    },
  },
]

/** The rows that titles of tests in a folder name. */
function namedIn(folder: string): string[] {
  const path = join(packageRoot(), folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(path, file), 'utf8').matchAll(
        /(?:test|\))\(\s*'([^']+)'/g,
      ),
    ])
    .flatMap(([, title = '']) => title.match(/\b[A-Z]\d+\b/g) ?? [])
}

describe.each(areas)('every row of $area', ({ area, tables, notHere }) => {
  const rows = Object.entries(tables).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  const named = new Set([area, 'api/clubAdmin', 'http'].flatMap(namedIn))

  test.each(rows)('%s is a test, or has a reason', (row) => {
    expect([row, named.has(row) !== row in notHere]).toEqual([row, true])
  })
})

const holders = Array.from({ length: 12 }, newAccount)
let server: PaperServer
let next = 0
const author = () => openAuthor(server, holders[next++])

beforeAll(async () => {
  server = await startOnPaper(
    holders.map((account) => ({ owner: at(account), nfts: 50 })),
    { record: { LIMIT_WRITE: '12' } },
  )
})
afterAll(() => server.close())

/** A good message, all but sent. */
async function ready() {
  const who = await author()
  const draft = await who.write()
  const intent = await who.pay(draft)
  const message = who.messageOf(words)
  const signature = await who.sign(message)
  return { who, body: { draft, intent, message, signature } }
}

test('E2 more writes than there may be, of one wallet', async () => {
  const { who, body } = await ready()
  const answers: Awaited<ReturnType<typeof who.send>>[] = []
  for (let round = 0; round < 13; round++)
    answers.push(await who.send({ ...body, signature: '0x' }))
  expect(answers.slice(0, 12).map(said)).toEqual(
    Array.from({ length: 12 }, () => [401, 'bad_signature']),
  )
  const last = answers[12]
  expect(last && said(last)).toEqual([429, 'rate_limited'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  const other = await ready()
  expect((await other.who.send(other.body)).status).toBe(200)
})

test('E6 more than 128 kB', async () => {
  const { who, body } = await ready()
  const answer = await who.send({ ...body, signature: 'x'.repeat(131_073) })
  expect(said(answer)).toEqual([413, 'body_too_large'])
})

test('E9 types that a client sends are not listened to, but refused', async () => {
  const { who, body } = await ready()
  const types = { Proposal: [{ name: 'summary', type: 'string' }] }
  const sent = await who.send({ ...body, types })
  expect(said(sent)).toEqual([400, 'invalid_body'])
  // What was signed as another type is a signature of no one here.
  const signature = await who.account.signTypedData({
    domain: { name: 'Narwhal Club', version: '1', chainId: 25 },
    types,
    primaryType: 'Proposal',
    message: { summary: body.message.summary },
  })
  const other = await who.send({ ...body, signature })
  expect(said(other)).toEqual([401, 'bad_signature'])
})

test.each([
  ['a space before it', (id: string) => ` ${id}`],
  ['a line after it', (id: string) => `${id}\n`],
  ['capitals', (id: string) => id.toUpperCase()],
  ['nothing', () => ''],
])('E10 an id with %s', async (_, bend) => {
  const { who, body } = await ready()
  for (const field of ['draft', 'intent'] as const) {
    const answer = await who.send({ ...body, [field]: bend(body[field]) })
    expect(said(answer)).toEqual([400, 'invalid_body'])
  }
  const path = `/api/proposals/${encodeURIComponent(bend(body.draft)) || '%20'}`
  expect((await who.get(path)).status).toBe(400)
})

test('P4 other choices than yes and no are none', async () => {
  const { who, body } = await ready()
  const content = { ...words, options: ['Yes', 'No', 'Later'] }
  const written = await who.post('/api/drafts', { club: 'main', content })
  expect(said(written)).toEqual([400, 'invalid_body'])
  const { json } = await who.send(body)
  const told = await who.get(`/api/proposals/${json.id}`)
  expect(told.json.options).toEqual(['Yes', 'No'])
})
