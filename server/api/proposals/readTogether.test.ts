import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { FoundProposal, ProposalReads } from './proposals.ports.ts'
import { readTogether } from './readTogether.ts'

function start(find: (id: string) => FoundProposal | null) {
  const asked: [string, string | null][] = []
  const reads = readTogether({
    find: async (id: string, asker: string | null) => {
      asked.push([id, asker])
      return find(id)
    },
  } as unknown as ProposalReads)
  return { asked, reads }
}
const proposal = (id: string) => ({ id }) as FoundProposal

test('default: visitors who ask together are answered with one question', async () => {
  const { asked, reads } = start(proposal)
  const ids = ['a', 'b', 'a', 'a']
  const found = await Promise.all(ids.map((id) => reads.find(id, null)))
  expect(found.map((each) => each?.id)).toEqual(ids)
  expect(asked).toEqual([
    ['a', null],
    ['b', null],
  ])
})

test('behavior: who asks later is asked for anew, while the others still wait', async () => {
  let version = 1
  const { asked, reads } = start((id) => ({ id, version }) as FoundProposal)
  const first = reads.find('a', null)
  await turn()
  version = 2
  expect((await reads.find('a', null))?.version).toBe(2)
  expect((await first)?.version).toBe(1)
  expect(asked).toHaveLength(2)
})

test('behavior: a member is asked for alone', async () => {
  const { asked, reads } = start(proposal)
  await Promise.all([reads.find('a', '0x1'), reads.find('a', '0x2')])
  expect(asked.map(([, asker]) => asker)).toEqual(['0x1', '0x2'])
})

test('error: what is not there, and what fails, is so for all of them', async () => {
  const none = start(() => null)
  const both = [none.reads.find('a', null), none.reads.find('a', null)]
  expect(await Promise.all(both)).toEqual([null, null])
  const away = start(() => {
    throw new Error('away')
  })
  for (const each of [away.reads.find('a', null), away.reads.find('a', null)])
    await expect(each).rejects.toThrow('away')
})
