import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsOn } from '../../testing/bountyActs.ts'
import {
  type BountyServer,
  startWithHunters,
} from '../../testing/bountyWorld.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(60)
})
afterAll(() => server.close())

const { decided } = actsOn(() => server)
const why = { text: 'The one who won copied mine.' }

describe('holders who dispute', () => {
  test('B3.1.13 behavior: three holders dispute together what is not their own', async () => {
    const { who, bounty, works } = await decided()
    const body = { submission: works[0], ...why }
    const path = `${bounty}/dispute`
    const [a, b, c] = [
      await server.holder(),
      await server.holder(),
      await server.holder(),
    ]
    expect((await a.post(path, body)).json).toEqual({ missing: 2 })
    expect((await a.post(path, body)).json).toEqual({ missing: 2 })
    expect((await b.post(path, body)).json).toEqual({ missing: 1 })
    expect((await who.get(bounty)).json.status).toBe('awarded')
    expect((await c.post(path, body)).json).toMatchObject({ missing: 0 })
    expect((await who.get(bounty)).json.dispute.texts).toHaveLength(3)
  })

  test('behavior: the vote quotes those alone who may say so', async () => {
    const { one, bounty, works } = await decided()
    const path = `${bounty}/dispute`
    const gone = await server.holder()
    const text = 'Said by one who holds nothing any more.'
    await gone.post(path, { submission: works[0], text })
    await server.run(`insert into bounty_dispute_calls
      select bounty, '0x' || repeat('0', 39) || '1', submission, text, at
      from bounty_dispute_calls where address = '${gone.address}'`)
    await server.run(
      `delete from bounty_dispute_calls where address = '${gone.address}'`,
    )
    const { json } = await one.post(path, { submission: works[0], ...why })
    const told = await one.get(`/api/proposals/${json.proposal}`)
    expect(told.json.body).toContain(why.text)
    expect(told.json.body).not.toContain(text)
  })

  test('behavior: who holds nothing any more is asked once more, and may say it again', async () => {
    const { who, bounty, works } = await decided()
    const path = `${bounty}/dispute`
    const body = { submission: works[0], ...why }
    const [a, b, c] = [
      await server.holder(),
      await server.holder(),
      await server.holder(),
    ]
    const gone = await server.person()
    await a.post(path, body)
    // One NFT went round: many have said it who hold nothing now.
    await server.run(`insert into bounty_dispute_calls
      select bounty, address, submission, text, at from (
        select bounty, submission, text, at from bounty_dispute_calls
        where address = '${a.address}'
      ) as call, (
        select '0x' || lpad(n::text, 40, '0') as address
        from generate_series(1, 60) as n
        union select '${gone.address}'
      ) as people`)
    const saidIt = async () => (await gone.get(bounty)).json.mine.disputed
    expect(await saidIt()).toBe(true)
    expect((await b.post(path, body)).json).toEqual({ missing: 1 })
    expect(await saidIt()).toBe(false)
    const before = server.statements()
    expect((await b.post(path, body)).json).toEqual({ missing: 1 })
    expect(server.statements() - before).toBeLessThan(30)
    expect((await c.post(path, body)).json).toMatchObject({ missing: 0 })
    const { texts } = (await who.get(bounty)).json.dispute
    expect(
      texts.map(({ address }: { address: string }) => address).sort(),
    ).toEqual([a.address, b.address, c.address].sort())
  })
})
