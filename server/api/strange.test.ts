import { type Endpoint, httpCodes, surface } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../dev/world/seed/random.ts'
import { type BountyServer, startWithHunters } from '../testing/bountyWorld.ts'
import { Browser } from '../testing/browser.ts'
import { newAccount } from '../testing/proposing.ts'

/*
 * Whatever anyone says, every call answers as agreed: with what it tells, or with
 * a refusal that has a code of the table. A 500 would be a defect of ours.
 */

const runs = 8
let server: BountyServer
let askers: Browser[]

beforeAll(async () => {
  server = await startWithHunters(2)
  const [visitor, member, admin] = [0, 1, 2].map(() => new Browser(server.url))
  await member?.signIn(newAccount())
  await admin?.signIn(server.admin)
  askers = [visitor, member, admin] as Browser[]
})
afterAll(() => server?.close())

const id = '00000000-0000-4000-8000-000000000000'
const hash = `0x${'ab'.repeat(32)}`
/** What stands where something else was asked for. */
const strange: unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x',
  id,
  hash,
  hash.toUpperCase(),
  `0x${'0'.repeat(40)}`,
  `0x${'F'.repeat(40)}`,
  'main',
  '../main',
  '%00',
  '%',
  "'; --",
  '\0',
  '\ud800',
  '\u202e',
  '🐋'.repeat(9),
  'a'.repeat(5_000),
  '9'.repeat(90),
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  [[]],
  [null],
  [1, 1],
  {},
  { $gt: 1 },
  Array.from({ length: 300 }, (_, each) => each),
  'yes',
  'deposit',
  '2026-02-30T00:00:00Z',
  '__proto__',
  'constructor',
]

/** The same with one of its parts, or all of it, in another way. */
function bend(value: unknown, random: Random): unknown {
  if (random.chance(0.15)) return random.pick(strange)
  if (Array.isArray(value))
    return random.chance(0.3)
      ? [...value, random.pick(strange)]
      : value.map((each) => (random.chance(0.5) ? bend(each, random) : each))
  if (typeof value !== 'object' || value === null) return random.pick(strange)
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.1))
    return { ...value, [random.pick(['extra', '__proto__', 'id'])]: 1 }
  const [name, its] = random.pick(entries)
  if (random.chance(0.2))
    return Object.fromEntries(entries.filter(([other]) => other !== name))
  return { ...value, [name]: bend(its, random) }
}

/** No address can say half of a surrogate pair. */
const half = /[\ud800-\udfff]/g

const text = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)

function pathOf({ path, example = {} }: Endpoint, random: Random): string {
  const known = { ...(example as Record<string, unknown>) }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const its = known[name] ?? id
    delete known[name]
    const said = random.chance(0.4) ? random.pick(strange) : its
    return encodeURIComponent(text(said).replaceAll(half, '') || '-')
  })
  delete known.body
  const asked = random.chance(0.7) ? bend(known, random) : known
  const query = new URLSearchParams()
  if (typeof asked === 'object' && asked !== null)
    for (const [name, value] of Object.entries(asked))
      query.append(name, text(value ?? '').replaceAll(half, ''))
  if (random.chance(0.2))
    query.append('limit', text(random.pick(strange)).replaceAll(half, ''))
  if (random.chance(0.2))
    query.append('cursor', text(random.pick(strange)).replaceAll(half, ''))
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** They end the sessions that the others need. */
const ends = ['logout', 'logoutEverywhere', 'revokeSessions']
const calls = (Object.entries(surface) as [string, Endpoint][]).sort(
  ([one], [other]) => ends.indexOf(one) - ends.indexOf(other),
)
test.each(calls)('properties: %s answers as agreed', async (_, endpoint) => {
  for (let run = 0; run < runs; run += 1) {
    const random = createRandom(run + 1)
    const asker = askers[run % askers.length] as Browser
    const path = pathOf(endpoint, random)
    const { body } = { body: {}, ...(endpoint.example as object) }
    const said = JSON.stringify(bend(body, random)) ?? '{'
    const answer = await asker.send(
      endpoint.method,
      path,
      endpoint.method === 'GET'
        ? {}
        : {
            body: random.chance(0.05) ? said.slice(0, -1) : said,
            headers: { 'content-type': 'application/json' },
          },
    )
    const what = `run ${run}: ${endpoint.method} ${path} ${said.slice(0, 300)} → ${answer.status} ${answer.text.slice(0, 200)}`
    if (answer.status < 400) continue
    const { code } = answer.json as { code: keyof typeof httpCodes }
    expect(Object.keys(httpCodes), what).toContain(code)
    expect(answer.status, what).toBe(httpCodes[code])
    expect(answer.status, what).not.toBe(500)
  }
})
