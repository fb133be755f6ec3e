import { csvPathOf, csvTwins } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { createTestAccounts } from '../../world/accounts.ts'
import {
  type Club,
  type ContractCase,
  expectRefusal,
  forAnyone,
} from './club.ts'

const whale = createTestAccounts().whale.address.toLowerCase()
const area = '/api/analytics'

const isPublic = {
  'cache-control': forAnyone,
  etag: expect.stringMatching(/^"[\w-]{27}"$/),
}

/** Asks, and expects an answer that anyone may keep. */
export async function ask({ open }: Club, path: string) {
  const answer = await open().get(path)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.headers).toMatchObject(isPublic)
  return answer
}

const tables = csvTwins.map((name): ContractCase => {
  const path = csvPathOf(name).replace(':address', whale)
  const query = name === 'analyticsTimeseries.csv' ? '?metric=holders' : ''
  return {
    name: `analytics: ${csvPathOf(name)} is a table`,
    async run(club) {
      const { text, headers } = await ask(club, path + query)
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="analytics-[a-z-]+-block-2\.csv"$/,
        ),
      })
      expect(text).toMatch(/^[\w,.]+\r\n([^\r\n]+\r\n)*$/)
    },
  }
})

/** How the tables begin that share an answer: each has rows of its own. */
const parts = [
  [`${area}/distribution.csv`, 'from,to,holders,held,holderShare,supplyShare'],
  [`${area}/distribution.lorenz.csv`, 'population,share\r\n0,0'],
  [`${area}/retention.csv`, 'month,minters'],
  [`${area}/retention.hands.csv`, 'name,value\r\nmedian,'],
  [`${area}/retention.periods.csv`, 'id,nfts,share\r\nunderDay,'],
  [`${area}/token.csv`, 'rank,address,balance,share,nfts\r\n1,0x'],
  [`${area}/token.bands.csv`, 'from,to,holders,held'],
  [`${area}/token.cross.csv`, 'name,value\r\nboth,'],
  [`${area}/governance.csv`, 'number,id,title,at,outcome,turnoutByPower,'],
  [`${area}/governance.health.csv`, 'id,weight,value,points\r\nturnout,40,'],
  [`${area}/wallet/${whale}.csv`, 'kind,block,at,id,other'],
  [`${area}/wallet/${whale}.tokens.csv`, 'id,since'],
  [
    `${area}/wallet/${whale}.standing.csv`,
    `name,value\r\naddress,${whale}\r\nnfts,`,
  ],
].map(
  ([path = '', start]): ContractCase => ({
    name: `analytics: ${path} has rows of its own`,
    async run(club) {
      const { text } = await ask(club, path)
      expect(text.slice(0, start?.length)).toBe(start)
    },
  }),
)

const rowsOf = (csv: string) => csv.trimEnd().split('\r\n').slice(1)

/** Lists that people save whole, though a page of theirs is short. */
const lists: ContractCase[] = [
  {
    name: 'analytics: a table of holders has all of them',
    async run(club) {
      const rows: string[] = []
      let path = `${area}/holders?exclude=none&limit=7`
      for (let cursor = ''; ; ) {
        const { json } = await ask(club, path + cursor)
        for (const row of json.rows) rows.push(`${row.rank},${row.address}`)
        if (!json.next) break
        cursor = `&cursor=${json.next}`
      }
      path = `${area}/holders.csv?exclude=none`
      const { text, headers } = await ask(club, path)
      expect(rowsOf(text).map((row) => row.split(',', 2).join())).toEqual(rows)
      expect(headers.link).toBeUndefined()
    },
  },
  {
    name: 'analytics: a table of what happened to a wallet has all of it',
    async run(club) {
      const { text } = await ask(club, `${area}/wallet/${whale}.csv`)
      expect(rowsOf(text)).toHaveLength(72)
    },
  },
  {
    name: 'analytics: a table that is too long tells where the rest is',
    async run(club) {
      const path = `${area}/wallet/${whale}.csv?exclude=none`
      const all = rowsOf((await ask(club, path)).text)
      const first = await ask(club, `${path}&limit=70`)
      const link = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))
      expect(link?.[1]).toMatch(/\.csv\?exclude=none&limit=70&cursor=[\w-]+$/)
      const rest = await ask(club, link?.[1] ?? '')
      expect([...rowsOf(first.text), ...rowsOf(rest.text)]).toEqual(all)
      expect(rest.headers.link).toBeUndefined()
    },
  },
  {
    name: 'analytics: no more rows at once than a question may ask for',
    async run(club) {
      const answer = await club.open().get(`${area}/fees.csv?limit=101`)
      expect(answer.json.details).toEqual({ name: 'limit' })
    },
  },
]

const kept: ContractCase[] = [
  {
    name: 'analytics: who has an answer is told that it still holds',
    async run(club) {
      for (const path of [`${area}/token`, `${area}/holders.csv`]) {
        const { etag = '' } = (await ask(club, path)).headers
        for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
          const headers = { 'if-none-match': known }
          const again = await club.open().get(path, headers)
          expect([again.status, again.text]).toEqual([304, ''])
          expect(again.headers).toMatchObject({ ...isPublic, etag })
        }
        const headers = { 'if-none-match': '"another"' }
        expect((await club.open().get(path, headers)).status).toBe(200)
      }
    },
  },
  {
    name: 'analytics: HEAD answers as GET, without the body',
    async run(club) {
      const path = `${area}/summary`
      const { headers } = await ask(club, path)
      const answer = await club.open().ask('HEAD', path)
      expect([answer.status, answer.text]).toEqual([200, ''])
      expect(answer.headers.etag).toBe(headers.etag)
    },
  },
  ...['/api/analytics/summary', `/api/analytics/wallet/${whale}.csv`].map(
    (path): ContractCase => ({
      name: `analytics: POST is no method of ${path}`,
      async run({ open }) {
        const answer = await open().ask('POST', path)
        const headers = { allow: 'GET, HEAD' }
        expectRefusal(answer, 'method_not_allowed', headers)
      },
    }),
  ),
  ...[
    area,
    `${area}/`,
    `${area}/wallet`,
    `${area}/wallet/`,
    `${area}/wallet/${whale}/`,
    `${area}/moments.csv`,
    `${area}/token.top.csv`,
    '/api/nfts.csv',
  ].map(
    (path): ContractCase => ({
      name: `analytics: ${path} is nothing`,
      async run({ open }) {
        expectRefusal(await open().get(path), 'not_found')
      },
    }),
  ),
  {
    name: 'analytics: a block that the index has not seen',
    async run({ open }) {
      const answer = await open().get(`${area}/summary?block=2000000000`)
      expectRefusal(answer, 'block_not_indexed')
    },
  },
  {
    name: 'nfts: name and art of those that there are',
    async run(club) {
      const { json } = await ask(club, '/api/nfts?ids=187,999,0186,186')
      expect(json.rows.map(({ name }: { name: string }) => name)).toEqual([
        'Narwhal #187',
        'Narwhal #186',
      ])
      for (const { image } of json.rows)
        expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    },
  },
  ...['', '?ids=', '?ids=x', '?ids=1,', `?ids=${'1,'.repeat(24)}1`].map(
    (query): ContractCase => ({
      name: `nfts: ${query || 'nothing'} is refused`,
      async run({ open }) {
        const { status, json } = await open().get(`/api/nfts${query}`)
        expect([status, json.details]).toEqual([400, { name: 'ids' }])
      },
    }),
  ),
]

/** The area's answers as tables, as what is known already, and the art. */
export const analyticsTableCases: ContractCase[] = [
  ...tables,
  ...parts,
  ...lists,
  ...kept,
]
