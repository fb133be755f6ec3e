import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { inLine } from './inLine.ts'

/** A server that answers when the test says so. */
function open() {
  const client = new QueryClient()
  const asked: string[] = []
  const ends: (() => void)[] = []
  const ask = inLine(
    async ({ queryKey }) => {
      asked.push(String(queryKey[0]))
      await new Promise<void>((end) => ends.push(end))
      return queryKey[0]
    },
    (path) => path.startsWith('/dear'),
  )
  const of = (path: string, { signal } = new AbortController()) =>
    Promise.resolve(ask({ client, queryKey: [path], signal, meta: undefined }))
  const settled = () => new Promise((next) => setTimeout(next))
  return { asked, ends, of, settled }
}

test('default: three dear questions at once, the others after them in order', async () => {
  const { asked, ends, of, settled } = open()
  const paths = [1, 2, 3, 4, 5].map((at) => `/dear/${at}`)
  const answers = Promise.all(paths.map((path) => of(path)))
  const cheap = of('/config')
  await settled()
  expect([...asked].sort()).toEqual(['/config', ...paths.slice(0, 3)])
  while (ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  expect(await answers).toEqual(paths)
  expect(await cheap).toBe('/config')
})

test('behavior: who has left the line is not asked for', async () => {
  const { asked, ends, of, settled } = open()
  const gone = new AbortController()
  for (const at of [1, 2, 3]) void of(`/dear/${at}`)
  const left = of('/dear/4', gone)
  const next = of('/dear/5')
  gone.abort(new Error('gone'))
  await settled()
  ends.shift()?.()
  await expect(left).rejects.toThrow('gone')
  await settled()
  expect(asked).toEqual(['/dear/1', '/dear/2', '/dear/3', '/dear/5'])
  for (const end of ends) end()
  expect(await next).toBe('/dear/5')
})
