import { expect, test } from 'vitest'
import { safeStorage } from '../ports/storage.ts'
import { fakeClock, fakeTabs } from '../testing/index.ts'
import { createPrompts } from './payment.prompts.ts'

const place = { nonce: 3, fromBlock: 10 }

/** Pages of one browser. */
function browser() {
  const clock = fakeClock(0)
  const storage = safeStorage()
  const open = fakeTabs()
  /** Lets pages wait for each other's answers. */
  const answered = async <T>(asked: Promise<T>) => {
    for (let turn = 0; turn < 6; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      clock.advance(150)
    }
    return await asked
  }
  return {
    storage,
    answered,
    page: () => createPrompts({ storage, clock, tabs: open() }),
    /** One whose other pages are gone. */
    alone: () => createPrompts({ storage, clock }),
  }
}

test('default: one page takes the wallet, another hears that', async () => {
  const { answered, page, storage } = browser()
  const [one, two] = [page(), page()]
  expect(await answered(one.take('a', place))).toEqual({ earlier: null })
  expect(await answered(two.take('a', place))).toBe(false)
  expect(await answered(two.take('b', place))).toEqual({ earlier: null })
  one.close('a')
  expect(await answered(two.take('a', place))).toEqual({ earlier: null })
  two.close('a')
  two.close('b')
  expect(storage.getItem('club.prompts')).toBeNull()
})

test('behavior: of two at the same moment, one takes it', async () => {
  const { answered, page } = browser()
  const [one, two] = [page(), page()]
  const taken = await answered(
    Promise.all([one.take('a', place), two.take('a', place)]),
  )
  expect(taken).toEqual([{ earlier: null }, false])
})

test('behavior: of a page that died the place is told, until it is closed', async () => {
  const { alone, answered, page } = browser()
  await alone().take('a', place)
  const later = { nonce: 5, fromBlock: 20 }
  const two = page()
  const earlier = { earlier: expect.objectContaining(place) }
  expect(await answered(two.take('a', later))).toEqual(earlier)
  two.leave('a')
  expect(await answered(page().take('a', later))).toEqual(earlier)
})

test.each(['', 'x', '{}', '[1]', '[["a"]]'])(
  'error: garbage in storage (%s) is no prompt',
  async (garbage) => {
    const { alone, storage } = browser()
    storage.setItem('club.prompts', garbage)
    expect(await alone().take('a', place)).toEqual({ earlier: null })
  },
)
