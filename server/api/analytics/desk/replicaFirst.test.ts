import { expect, test } from 'vitest'
import { HistoryMovedError } from '../history.repository.ts'
import { replicaFirst } from './replicaFirst.ts'

type Dear = Parameters<typeof replicaFirst>[0]

const close = async () => {}
const placeOf = (identity: string, follows?: boolean) => ({
  rows: [{ identity, follows, place: '1' }],
})

/** Answers with its name, once it has been asked what it is. */
function dear(name: string, identity: unknown, answer?: () => never): Dear {
  return {
    close,
    async run(work) {
      const orm = {
        execute: async () => {
          if (identity instanceof Error) throw identity
          return identity
        },
        answer: () => (answer ? answer() : name),
      }
      return await work(orm as never)
    },
  }
}
const question = async (orm: unknown) => (orm as { answer(): string }).answer()
const fails = (code: string) => Object.assign(new Error(code), { code })
const throws = (error: Error) => (): never => {
  throw error
}

const ours = placeOf('club/1', true)
const primary = dear('primary', placeOf('club/1'))

test('default: the replica works it out', async () => {
  const both = replicaFirst(dear('replica', ours), primary)
  expect(await both.run(question)).toBe('replica')
})

test.each([
  ['another database', placeOf('club/2', true)],
  ['one that takes writes', placeOf('club/1', false)],
  ['one that is away', fails('ECONNREFUSED')],
])('error: of %s nothing is asked', async (_, identity) => {
  const both = replicaFirst(dear('replica', identity), primary)
  expect(await both.run(question)).toBe('primary')
})

test.each([
  ['has not come there yet', new HistoryMovedError()],
  ['takes the statement back', fails('40001')],
  ['lacks a table', fails('42P01')],
])('error: where the replica %s, the primary does', async (_, error) => {
  const both = replicaFirst(dear('replica', ours, throws(error)), primary)
  expect(await both.run(question)).toBe('primary')
})

test('error: what is our own fault is no reason to ask again', async () => {
  const broken = dear('replica', ours, throws(new TypeError('ours')))
  const both = replicaFirst(broken, primary)
  await expect(both.run(question)).rejects.toThrow('ours')
})
