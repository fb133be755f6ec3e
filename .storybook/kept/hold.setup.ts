import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { hasFigures, isHeld } from '../../dev/run/isHeld.ts'
import './allNear.ts'
import { differenceOf } from './difference.ts'
import { held } from './held.ts'
import { idleButtons } from './idleButtons.ts'
import { outlineOf } from './outline.ts'
import { beginPassing, passing, passingTold } from './passing.ts'
import { beginStory, endStories } from './storyClock.ts'
import { withoutFigures } from './withoutFigures.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is kept of a story. */
    keptStory: (id: string) => Promise<string | null>
    /** Keeps what a story shows. */
    keepStory: (id: string, shown: string) => Promise<void>
  }
}

// The story's file is read next, and some of it says a time.
beginStory()
beforeEach(() => {
  held.is = true
  // What a story before it was called says nothing of this one.
  document.title = ''
  beginStory()
  beginPassing()
})
afterAll(endStories)

const isKeeping = import.meta.env.CLUB_KEEP !== undefined
/** What moves comes to rest: milliseconds, and how often it is looked at. */
const patience = { timeout: 8_000, interval: 100 }
const hint = 'not what is kept: look, then npm run stories:keep'
const idle = 'pressed, these do nothing: say what hears of it, or take it off'
function linesOf(id: string) {
  if (hasFigures(id)) return outlineOf(document.body)
  return withoutFigures([
    `title "${document.title}"`,
    ...outlineOf(document.body, passing),
    ...passingTold(),
  ])
}
const shownBy = (id: string) => linesOf(id).join('\n') || '(nothing)'

/** Keeps what stays: a server of mocks takes its time, and is waited for. */
async function keep(id: string) {
  const looks = hasFigures(id) ? 5 : 12
  let before = ''
  let same = 0
  await expect
    .poll(() => {
      const now = shownBy(id)
      same = now === before ? same + 1 : 1
      before = now
      return same
    }, patience)
    .toBeGreaterThanOrEqual(looks)
  await commands.keepStory(id, before)
}

/**
 * Holds every story of a component or a screen, as it has played to its end, against
 * what is kept of it in `dev/pictures/kept/stories`: each word, label, hint, value,
 * icon, tone, and what is off. Of screens the title, too, and what leaves by itself as it came;
 * their figures are left out.
 */
afterEach(async ({ task }) => {
  held.is = false
  const { storyId: id } = task.meta as { storyId?: string }
  if (id === undefined) throw new Error(`${task.name} does not say its story`)
  if (!isHeld(id) || task.result?.state === 'fail') return
  if (isKeeping) return await keep(id)
  const kept = await commands.keptStory(id)
  if (kept === null)
    throw new Error(`Nothing is kept of ${id}: look, then npm run stories:keep`)
  await expect
    .poll(
      () => differenceOf(kept.split('\n'), shownBy(id).split('\n')),
      patience,
    )
    .toEqual([])
    .catch(() => {
      const lines = differenceOf(kept.split('\n'), shownBy(id).split('\n'))
      throw new Error([hint, ...lines].join('\n'))
    })
  if (hasFigures(id)) expect(await idleButtons(id), idle).toEqual([])
})
