import {
  type Endpoint,
  type SurfaceName,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import type { ContractCase } from './club.ts'
import { poolsNow, poolsOf, questionsOf } from './crawlQuestions.ts'
import type { Visitor } from './visitor.ts'

type Asker = Role | 'visitor'
type Read = readonly [name: SurfaceName, endpoint: Endpoint]

/** Not of these: their rows are of one process, or told at their own time. */
const own: readonly SurfaceName[] = ['diagnosticLog']
const all = Object.entries(surface) as [SurfaceName, Endpoint][]
const reads: readonly Read[] = all.filter(
  ([name, { method }]) => method === 'GET' && !own.includes(name),
)

/** How many pages are turned: of longer lists, the first of them. */
const pages = 40

/** Asks, and turns the pages of what comes in pages. */
async function askAll(caller: Visitor, endpoint: Endpoint, asked: object) {
  for (let cursor = '', page = 0; page < pages; page += 1) {
    const question = { ...asked, ...(cursor && { cursor }) }
    const { status, json } = await caller.get(urlOf(endpoint, question))
    expect(status).toBeLessThan(500)
    if (!('limit' in asked) || !json?.next) return
    cursor = json.next
  }
}

const asker = (who: Asker, [name, endpoint]: Read, when: string) =>
  ({
    name: `crawl${when}: ${name}, asked by the ${who}`,
    async run(club) {
      const caller = club.open()
      if (who !== 'visitor') await caller.signIn(club.accounts[who])
      const pools = await poolsNow(endpoint, caller, poolsOf(club))
      for (const asked of questionsOf(endpoint, pools))
        await askAll(caller, endpoint, asked)
      for (const form of endpoint.formats ?? []) {
        const path = `${endpoint.path}.${form}`
        const { status } = await caller.get(urlOf({ path }, endpoint.example))
        expect(status).toBe(200)
      }
      await caller.post(surface.logout.path)
    },
  }) satisfies ContractCase

/** Everybody to whom an answer may be another. */
function askersOf([, { who, session }]: Read): readonly Asker[] {
  if (who === 'administrator') return ['admin']
  if (who === 'member') return roles
  return session ? ['visitor', 'proposer', 'holder'] : ['visitor']
}
const crawl = (when = '', left: readonly SurfaceName[] = []) =>
  reads
    .filter(([name]) => !left.includes(name))
    .flatMap((read) => askersOf(read).map((who) => asker(who, read, when)))

/**
 * Both sides answer whatever may be asked of what there is, and the answers are
 * the same: first of the seed alone.
 */
export const crawlCases = crawl()
/**
 * Then of what members have made of it. Days have passed at once by then: the server
 * was asked late and told what was so still, the mocks tell all as of its moment.
 */
export const crawlAgainCases = crawl(' of what became', ['inbox'])

/**
 * And of what was paid and swapped. Blocks were mined at a time of each side's
 * own by then, and the mocks' past has no moves but those of the seed.
 */
export const crawlMovedCases = crawl(' of what was paid', [
  'inbox',
  'facts',
  'adminOverview',
  'adminAudit',
  'analyticsSummary',
  'analyticsMoments',
  'analyticsGovernance',
  'analyticsTimeseries',
  'analyticsRetention',
  'analyticsWallet',
  'clubActivity',
  'diagnosticWallet',
  'shillFacts',
  'swapHistory',
  'powerStory',
  'marketWallet',
])
