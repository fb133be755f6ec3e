import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => {})

test('default: the answer, and no timer stays', async () => {
  expect(await withDeadline(1_000, async () => 7)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('error: what takes too long is told to end, and given up', async () => {
  let heard: AbortSignal | undefined
  const late = withDeadline(1_000, (signal) => {
    heard = signal
    return never()
  })
  const refused = expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  await vi.advanceTimersByTimeAsync(999)
  expect(heard?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(heard?.aborted).toBe(true)
})

test('error: the work fails by itself', async () => {
  const failing = withDeadline(1_000, async () => {
    throw new Error('own')
  })
  await expect(failing).rejects.toThrow('own')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: who stops ends it, at once where it has stopped already', async () => {
  const stopping = new AbortController()
  const work = vi.fn(never)
  const ended = withDeadline(1_000, work, stopping.signal)
  stopping.abort(new Error('closing'))
  await expect(ended).rejects.toThrow('closing')
  await expect(withDeadline(1_000, work, stopping.signal)).rejects.toThrow(
    'closing',
  )
  expect(work).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: memory that is swept meanwhile takes no deadline along', async () => {
  vi.useRealTimers()
  setFlagsFromString('--expose-gc')
  const sweep: () => void = runInNewContext('gc')
  const late = withDeadline(100, never, new AbortController().signal)
  sweep()
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
})
