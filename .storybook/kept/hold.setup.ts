import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { isHeld } from '../../dev/run/isHeld.ts'
import { outlineOf } from './outline.ts'
import { beginStory } from './storyClock.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is kept of a story. */
    keptStory: (id: string) => Promise<string | null>
    /** Keeps what a story shows. */
    keepStory: (id: string, shown: string) => Promise<void>
  }
}

beforeEach(beginStory)

const isKeeping = import.meta.env.CLUB_KEEP !== undefined
/** What moves comes to rest: milliseconds, and how often it is looked at. */
const patience = { timeout: 8_000, interval: 100 }
const shown = () => outlineOf(document.body).join('\n') || '(nothing)'

/** Keeps what stays from one look to the next. */
async function keep(id: string) {
  let before = ''
  await expect
    .poll(() => {
      const last = before
      before = shown()
      return before === last
    }, patience)
    .toBe(true)
  await commands.keepStory(id, before)
}

/**
 * Holds every story of a component, as it has played to its end, against what is kept
 * of it in `dev/pictures/kept/stories`: each word, label, hint, value, icon, and what
 * is off.
 */
afterEach(async ({ task }) => {
  const { storyId: id } = task.meta as { storyId?: string }
  if (id === undefined) throw new Error(`${task.name} does not say its story`)
  if (!isHeld(id) || task.result?.state === 'fail') return
  if (isKeeping) return await keep(id)
  const kept = await commands.keptStory(id)
  if (kept === null)
    throw new Error(`Nothing is kept of ${id}: look, then npm run stories:keep`)
  await expect
    .poll(() => shown().split('\n'), {
      ...patience,
      message: 'not what is kept: look, then npm run stories:keep',
    })
    .toEqual(kept.split('\n'))
})
