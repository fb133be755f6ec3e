import {
  type Endpoint,
  moderationViews,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { roles } from '../../world/accounts.ts'
import { toldBounties } from '../../world/seed/bountyTexts.ts'
import { told } from '../../world/seed/proposalTexts.ts'
import type { Club } from './club.ts'
import type { Visitor } from './visitor.ts'

/** What may stand in a path or a query, by its name. */
export type Pools = Readonly<Record<string, readonly string[]>>

const many = (kind: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `${kind}000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
  )

/** All that the seed has of each. */
export const poolsOf = ({ accounts }: Club): Pools => {
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
      ['address', 'author', 'hunter', 'holder', 'voter', 'wallet', 'as'].map(
        (name) => [name, people],
      ),
    ),
    q: ['the', '0x7'],
    block: ['1', '2'],
    version: ['1', '2'],
    limit: ['1'],
  }
}

/** The ids that somebody is shown in a list; none by what asks who you are. */
async function idsIn(caller: Visitor, endpoint: { path: string }, asked = {}) {
  const { status, json, text } = await caller.get(urlOf(endpoint, asked))
  if (status === 401) return []
  expect(status, text).toBe(200)
  const rows: readonly { id: string }[] = json.rows ?? json.intents
  return rows.map(({ id }) => id)
}

/** What a read needs of what was made since the seed, as its caller finds it. */
const finders: Record<string, (caller: Visitor) => Promise<string[]>> = {
  proposal: (caller) => idsIn(caller, surface.proposals, { limit: 50 }),
  bounty: (caller) => idsIn(caller, surface.bounties, { limit: 50 }),
  async comment(caller) {
    const proposals = await idsIn(caller, surface.proposals, { limit: 50 })
    const found: string[] = []
    for (const proposal of proposals)
      found.push(
        ...(await idsIn(caller, surface.comments, { proposal, limit: 50 })),
      )
    return found
  },
  async draft(caller) {
    return [
      ...(await idsIn(caller, surface.drafts)),
      ...(await idsIn(caller, surface.bountyDrafts)),
    ]
  },
  async intent(caller) {
    return [
      ...(await idsIn(caller, surface.myFees)),
      ...(await idsIn(caller, surface.mySwaps)),
    ]
  },
  async thing(caller) {
    const found: string[] = []
    for (const view of moderationViews)
      found.push(
        ...(await idsIn(caller, surface.moderationQueue, { view, limit: 50 })),
      )
    return found
  },
}

/** The pools of a read, with what was made since the seed. */
export async function poolsNow(
  { path }: Endpoint,
  caller: Visitor,
  seed: Pools,
): Promise<Pools> {
  const pools: Record<string, readonly string[]> = { ...seed }
  for (const [name, find] of Object.entries(finders))
    if (path.includes(`:${name}`)) {
      const known = pools[name] ?? []
      const found = await find(caller)
      pools[name] = [...known, ...found.filter((id) => !known.includes(id))]
    }
  return pools
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

/** Each place with each value, all with all. */
const allWithAll = (
  places: readonly (readonly [string, readonly string[]])[],
): object[] =>
  places.reduce<object[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

/**
 * The example of a call; each thing that its path may name; then each part of
 * its query changed by itself, and two at a time where it is no list. A list is
 * asked for once more, row by row: where a page ends hangs on thing and order.
 */
export function questionsOf(
  { params, query, example = {} }: Endpoint,
  pools: Pools,
): object[] {
  const valuesOf = ([name, schema]: [string, Schema]) =>
    [name, [...choicesOf(schema), ...(pools[name] ?? [])]] as const
  const places = Object.entries(shapeOf(params)).map(valuesOf)
  const isKnown = places.length > 0 && places.every(([, { length }]) => length)
  const isList = 'limit' in shapeOf(query)
  const asked = Object.entries(shapeOf(query)).map(valuesOf)
  const changes = asked.flatMap((one, at) => [
    ...allWithAll([one]),
    // What narrows a list narrows it alone; what an answer is of goes together.
    ...(isList
      ? []
      : asked.slice(at + 1).flatMap((other) => allWithAll([one, other]))),
  ])
  const things = isKnown ? allWithAll(places) : []
  const others = [...things, ...changes].map((one) => ({ ...example, ...one }))
  const rowByRow = others
    .filter((one) => isList && !('limit' in one && one.limit === '1'))
    .map((one) => ({ ...one, limit: '1' }))
  return [example, ...others, ...rowByRow]
}
