import { describe, expect, test } from 'vitest'
import { createAbort } from '../ports/clock.ts'
import { fakeClock } from '../testing/index.ts'
import { createKeysOf } from './verifying.load.ts'

const keys = [{ key: `0x${'7'.repeat(40)}`, from: 0 }]

describe('keys of the server', () => {
  const asking = (answer: () => Promise<Response>) => {
    const clock = fakeClock()
    const { signal } = createAbort()
    const asked = createKeysOf(answer, '', clock)(signal)
    return { clock, asked }
  }

  test('default: are read, and no timer stays', async () => {
    const { clock, asked } = asking(async () => Response.json({ keys }))
    expect(await asked).toEqual(keys)
    expect(clock.pending()).toEqual([])
  })

  test('error: a server that does not answer is waited for ten seconds', async () => {
    const { clock, asked } = asking(() => new Promise(() => {}))
    const told = asked.catch((error) => error)
    expect(clock.pending()).toEqual([10_000])
    clock.advance(10_000)
    expect(await told).toMatchObject({ code: 'http.timeout' })
  })

  test('error: more than any list of keys is not read', async () => {
    let isLeft = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isLeft = true
      },
    })
    const { asked } = asking(async () => new Response(endless))
    await expect(asked).rejects.toMatchObject({ why: 'tooLarge' })
    expect(isLeft).toBe(true)
  })
})
