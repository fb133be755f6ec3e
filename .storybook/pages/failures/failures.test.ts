import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hints } from '../../../core/hints/hints.ts'
import { tours } from '../../explorer/tours.ts'
import { failuresOfTheTree, typeFiles } from './failuresOfTheTree.ts'
import { readFailures, storiesOf } from './readFailures.ts'
import { saidOf } from './said.ts'
import { seenIn } from './seen.ts'

const families = failuresOfTheTree()
const root = resolve(import.meta.dirname, '../../..')

test('default: every failure of the types says what happened', () => {
  const codes = families.flatMap(({ codes }) => codes)
  expect(codes.length).toBeGreaterThan(140)
  expect(
    codes.filter(({ happened }) => happened === '').map(({ code }) => code),
    'say it in a comment above the code, in its union',
  ).toEqual([])
})

/** Files that say `FailureCode =` of something else than a union. */
const without = ['core/login/login.failure.ts']

test('default: no union of failures is passed over', () => {
  const named = typeFiles().flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    const codes = [...text.matchAll(/FailureCode =/g)].flatMap(({ index }) => {
      const [union = ''] = text.slice(index).split(/\n\n|\nexport /)
      return [...union.matchAll(/[|=]\s*'([\w.]+)'/g)].map(([, code]) => code)
    })
    expect(codes.length > 0, file).toBe(!without.includes(file))
    return codes
  })
  const read = families.flatMap(({ codes }) => codes.map(({ code }) => code))
  expect(read.sort()).toEqual(named.sort())
})

test('default: what is to do is said of codes that there are', () => {
  const codes = families.flatMap(({ codes }) => codes.map(({ code }) => code))
  const facts = [
    'payment.refused',
    'payment.reported',
    'session.signOutFailed',
    'session.signOutUnheard',
  ]
  const known = [...codes, ...facts].flatMap((code) => [
    code,
    code.split('.').at(-1),
  ])
  expect(Object.keys(hints).filter((key) => !known.includes(key))).toEqual([])
})

test.each(families.map((family) => [family.id, family] as const))(
  'default: each failure of %s is said to people, on a page of its own',
  (id, { codes }) => {
    for (const { code } of codes)
      expect(saidOf(id, code)?.message, code).toMatch(/\w/)
    const page = `${id[0]?.toUpperCase()}${id.slice(1)}.mdx`
    const file = resolve(import.meta.dirname, page)
    expect(existsSync(file), `there is no ${page}`).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`<FailurePage of="${id}" />`)
  },
)

describe('where a failure is seen', () => {
  const { login } = tours
  if (!login) throw new Error('login has no tour')
  const start = { exportName: 'Idle', title: 'idle', path: '' }
  const asked = {
    exportName: 'RequestingNonce',
    title: 'requestingNonce',
    path: '0',
  }
  const codes = ['login.verifyFailed', 'login.answerLost', 'login.rejected']

  test('default: one step beyond a state that has a story', () => {
    const [sight] =
      seenIn(login, [start, asked], codes).get('login.verifyFailed') ?? []
    expect(sight).toMatchObject({ state: 'failed', exportName: undefined })
    expect(sight?.path).toMatch(/^0-\d+$/)
    expect(sight?.hears).toContain('login.retry')
  })

  test('edge: what no path tells is seen nowhere', () => {
    const seen = seenIn(login, [start, asked], codes)
    expect([...seen.keys()]).toEqual(['login.verifyFailed'])
  })

  test('edge: where a machine begins, nothing has failed, whatever it is called', () => {
    expect([...seenIn(login, [start], ['login.idle']).keys()]).toEqual([])
    const again = { ...start, path: '0-3' }
    expect([...seenIn(login, [again], ['login.idle']).keys()]).toHaveLength(1)
  })

  test('default: a story is named by the export that a code stands in', () => {
    const source = `const shared = 'login.network'
export const Away = failed('login.timeout')
export const Slow = { args: { code: 'login.timeout' } }`
    const sources = new Map([['ui/a.stories.tsx', source]])
    const exports = (code: string) =>
      storiesOf(code, sources).map(({ exportName }) => exportName)
    expect(exports('login.timeout')).toEqual(['Away', 'Slow'])
    expect(exports('login.network')).toEqual([undefined])
    expect(exports('login.refused')).toEqual([])
  })
})

test('edge: a union that takes in another has only its own', () => {
  const source = `export type RevisingFailureCode =
  | ProposingFailureCode
  /**
   * Others have begun
   * to act on it.
   */
  | 'revising.tooLate'
  | 'revising.unchanged'

export interface Other {}`
  expect(readFailures('core/revising/revising.types.ts', source)).toMatchObject(
    [
      {
        id: 'revising',
        codes: [
          {
            code: 'revising.tooLate',
            happened: 'Others have begun to act on it.',
          },
          { code: 'revising.unchanged', happened: '' },
        ],
      },
    ],
  )
})
