import { type Endpoint, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Role, roles } from '../../world/accounts.ts'
import { toldBounties } from '../../world/seed/bountyTexts.ts'
import { told } from '../../world/seed/proposalTexts.ts'
import type { Club, ContractCase } from './club.ts'

const reads = Object.entries(surface as Record<string, Endpoint>).filter(
  ([, { method }]) => method === 'GET',
)
const many = (kind: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `${kind}000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  )

/** What may stand in a path or a query, by its name: all that the seed has of it. */
const poolsOf = ({ accounts }: Club): Record<string, readonly string[]> => {
  const people = roles.map((role) => accounts[role].address)
  return {
    proposal: many('e0', told.length),
    bounty: many('b0', toldBounties.length),
    // Ten numbers each, of which the seed has the first.
    submission: many('b1', toldBounties.length * 10).filter(
      (_, at) => at % 10 < 3,
    ),
    club: ['main', 'deep-dive', 'nowhere'],
    ...Object.fromEntries(
      ['address', 'author', 'hunter', 'holder', 'voter', 'wallet'].map(
        (name) => [name, people],
      ),
    ),
    q: ['the', '0x7'],
    limit: ['1'],
  }
}

interface Schema {
  _zod: {
    def: {
      type: string
      shape?: Record<string, Schema>
      innerType?: Schema
      in?: Schema
      entries?: Record<string, string>
    }
  }
}

/** The values that a schema names, if it names them. */
function choicesOf({ _zod: { def } }: Schema): readonly string[] {
  const inner = def.innerType ?? def.in
  if (inner) return choicesOf(inner)
  return def.type === 'enum' ? Object.values(def.entries ?? {}) : []
}
const shapeOf = (schema: unknown): Record<string, Schema> =>
  (schema as Schema | undefined)?._zod.def.shape ?? {}

/** The example of a call, and then each part of it changed by itself. */
export function questionsOf(
  { params, query, example = {} }: Endpoint,
  pools: Record<string, readonly string[]>,
): object[] {
  const parts = Object.entries({ ...shapeOf(params), ...shapeOf(query) })
  const changes = parts.flatMap(([name, schema]) => {
    const values = [...choicesOf(schema), ...(pools[name] ?? [])]
    return values.map((value) => ({ ...example, [name]: value }))
  })
  return [example, ...changes]
}

/** The further forms of an answer, of the example. */
const formsOf = ({ path, formats = [], example }: Endpoint) =>
  formats.map((form) => urlOf({ path: `${path}.${form}` }, example))

/** Not of these: their rows are of one process, or told at their own time. */
const own = new Set(['diagnosticLog'])

const asker = (
  who: Role | 'visitor',
  [name, endpoint]: (typeof reads)[number],
) =>
  ({
    name: `crawl: ${name}, asked by the ${who}`,
    async run(club) {
      const caller = club.open()
      if (who !== 'visitor') await caller.signIn(club.accounts[who])
      for (const asked of questionsOf(endpoint, poolsOf(club))) {
        const { status } = await caller.get(urlOf(endpoint, asked))
        expect(status).toBeLessThan(500)
      }
      for (const path of formsOf(endpoint)) {
        const { status } = await caller.get(path)
        expect(status).toBe(200)
      }
      await caller.post(surface.logout.path)
    },
  }) satisfies ContractCase

/** Both sides answer whatever may be asked of the seed, and the answers are the same. */
export const crawlCases: ContractCase[] = reads
  .filter(([name]) => !own.has(name))
  .flatMap((each) => {
    const [, { who, session }] = each
    if (who === 'administrator') return [asker('admin', each)]
    if (who === 'member') return [asker('whale', each), asker('holder', each)]
    return session
      ? [asker('visitor', each), asker('whale', each)]
      : [asker('visitor', each)]
  })
