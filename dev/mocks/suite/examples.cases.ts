import { type Endpoint, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'

const reads = Object.entries(surface as Record<string, Endpoint>).filter(
  ([, { method }]) => method === 'GET',
)

/** What `/test-schema` asks: each example is answered as the contract says. */
export const exampleCases: ContractCase[] = reads.map(([name, endpoint]) => ({
  name: `examples: ${name} is answered as agreed`,
  async run({ open, accounts }) {
    const caller = open()
    if (endpoint.who !== 'visitor') await caller.signIn(accounts.admin)
    const { status, json } = await caller.get(urlOf(endpoint, endpoint.example))
    expect([status, status === 200 ? '' : json]).toEqual([200, ''])
    expect(endpoint.answer.safeParse(json).error?.issues ?? []).toEqual([])
    await caller.post(surface.logout.path)
  },
}))
