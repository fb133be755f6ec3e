import type { Connect, ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { travels } from './plugin.ts'

/** What the development server answers, by the address below `/tokens`. */
function serve(makeTokens: Parameters<typeof travels>[0]) {
  let handler: Connect.NextHandleFunction | undefined
  const middlewares = {
    use: (_: string, handle: Connect.NextHandleFunction) => {
      handler = handle
    },
  }
  const { configureServer } = travels(makeTokens)
  if (typeof configureServer !== 'function') throw new Error('It serves none')
  configureServer.call({} as never, { middlewares } as ViteDevServer)
  return (url: string) =>
    new Promise((answer) =>
      handler?.(
        { url } as never,
        { setHeader: () => {}, end: answer } as never,
        (error) => answer(error ?? 'next'),
      ),
    )
}

test('default: a file is answered, and what is none is passed on', async () => {
  const ask = serve(async () => [['a.json', '{}']])
  expect(await ask('/a.json?v=1')).toBe('{}')
  expect(await ask('/b.json')).toBe('next')
})

test('behavior: who asks meanwhile gets the same, who asks later what there is then', async () => {
  let made = 0
  const ask = serve(async () => [['a.json', `${++made}`]])
  expect(await Promise.all([ask('/a.json'), ask('/a.json')])).toEqual([
    '1',
    '1',
  ])
  expect(await ask('/a.json')).toBe('2')
})

test('error: what cannot be made is said, and made at the next request', async () => {
  const broken = new Error('a rule without a place')
  const make = vi.fn(async (): Promise<[string, string][]> => [['a.json', '']])
  make.mockRejectedValueOnce(broken)
  const ask = serve(make)
  expect(await ask('/a.json')).toBe(broken)
  expect(await ask('/a.json')).toBe('')
})
