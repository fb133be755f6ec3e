import { delay, HttpResponse, http } from 'msw'
import * as fixtures from '../../ui/fixtures/analytics.ts'
import { governanceOf } from '../../ui/fixtures/governance.ts'
import * as ofHolder from '../../ui/fixtures/holder.ts'

const { asOf } = fixtures
type Status = ReturnType<typeof asOf>['status']

export interface Answering {
  club?: fixtures.Club
  status?: Status
  /** Refuses what lies below this path, with this code. */
  refusing?: { path: string; code: string; status: number }
  /** Never answers what lies below this path. */
  silent?: string
}

/** The club as it was: with the block, its holders come one after the other. */
function clubAt(club: fixtures.Club, block: number | null): fixtures.Club {
  const { moments } = fixtures.momentsOf(club)
  const [first, last] = [moments[0], moments.at(-1)]
  if (block === null || !first || !last) return club
  const way = (block - first.block) / (last.block - first.block)
  const holders = Math.ceil(club.counts.length * Math.min(1, Math.max(0, way)))
  return {
    counts: club.counts.slice(0, holders),
    balances: club.balances.slice(0, holders),
  }
}

/** Holds nothing in any of these clubs. */
export const stranger = `0x${'ab'.repeat(20)}`

/** The holder of an address; a signed-in member is the largest. */
function walletOf(club: fixtures.Club, address: string) {
  const found = club.counts.findIndex(
    (_, at) => fixtures.addressAt(at) === address,
  )
  const place = address === stranger ? club.counts.length : Math.max(0, found)
  return { ...ofHolder.walletOf(club, place), address }
}

function dataOf(club: fixtures.Club, name: string, query: URLSearchParams) {
  const from = Number(query.get('cursor')?.replace('at', '') || 0)
  const start = query.get('q')
  const limit = Number(query.get('limit') ?? 25)
  const metric = (query.get('metric') ?? 'holders') as 'holders'
  const step = (query.get('step') ?? 'day') as 'day'
  switch (name) {
    case 'summary':
      return fixtures.summaryOf(club)
    case 'moments':
      return fixtures.momentsOf(club)
    case 'distribution':
      return fixtures.distributionOf(club)
    case 'concentration':
      return fixtures.concentrationOf(club)
    case 'holders': {
      const all = fixtures.holdersOf(club, from, start ? 1_000 : limit)
      const rows = all.rows.filter(({ address }) =>
        address.startsWith(start ?? ''),
      )
      return start ? { asOf: all.asOf, rows, total: rows.length } : all
    }
    case 'timeseries':
      return fixtures.seriesOf(club, metric, step)
    case 'retention':
      return fixtures.retentionOf(club)
    case 'token':
      return fixtures.tokenOf(club)
    case 'governance':
      return governanceOf(Math.min(12, club.counts.length), club.counts.length)
    case 'fees':
      return fixtures.feesOf(club, limit)
    default:
      return walletOf(club, name)
  }
}

/** Answers of the analytics area from a made-up club of any size. */
export function analyticsAnswers(options: Answering = {}) {
  const { club = fixtures.clubs.usual, status, refusing, silent } = options
  return [
    http.get('/api/analytics/*', async ({ request }) => {
      const { pathname, searchParams: query } = new URL(request.url)
      if (silent && pathname.includes(silent)) await delay('infinite')
      if (refusing && pathname.includes(refusing.path))
        return HttpResponse.json(
          { error: 'Raw text', code: refusing.code },
          { status: refusing.status },
        )
      const block = query.get('block')
      const at = clubAt(club, block === null ? null : Number(block))
      const name = pathname.split('/').at(-1) ?? ''
      const now = asOf(status)
      const moment = fixtures
        .momentsOf(club)
        .moments.find((one) => one.block === Number(block))
      return HttpResponse.json({
        ...dataOf(at, name, query),
        asOf: {
          ...now,
          ...(moment && { block: moment.block, at: moment.at }),
          excluded: query.get('exclude') === 'none' ? [] : now.excluded,
        },
      })
    }),
    http.get('/api/nfts', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids') ?? ''
      return HttpResponse.json(ofHolder.nftsOf(ids.split(',')))
    }),
  ]
}
