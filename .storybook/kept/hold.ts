import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { hasFigures, isHeld } from '../../dev/run/isHeld.ts'
import { differenceOf } from './difference.ts'
import { held } from './held.ts'
import { idleButtons } from './idleButtons.ts'
import { outlineOf } from './outline.ts'
import { beginPassing, passing, passingTold } from './passing.ts'
import { beginStory } from './storyClock.ts'
import { withoutFigures } from './withoutFigures.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is kept of a story. */
    keptStory: (id: string) => Promise<string | null>
    /** Keeps what a story shows. */
    keepStory: (id: string, shown: string) => Promise<void>
  }
}

/** What moves comes to rest: milliseconds, and how often it is looked at. */
const patience = { timeout: 8_000, interval: 100 }
const hint = 'not what is kept: look, then npm run stories:keep'
const idle = 'pressed, these do nothing: say what hears of it, or take it off'

/** A story begins: nothing is left of the one before it. */
export function beginHold() {
  held.is = true
  // What a story before it was called says nothing of this one.
  document.title = ''
  beginStory()
  beginPassing()
}

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
export async function keep(id: string) {
  if (!isHeld(id)) return
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

/** @throws where the page does not come to show what is kept of the story. */
async function showsKept(id: string, timeout: number) {
  const kept = await commands.keptStory(id)
  if (kept === null)
    throw new Error(`Nothing is kept of ${id}: look, then npm run stories:keep`)
  await expect
    .poll(() => differenceOf(kept.split('\n'), shownBy(id).split('\n')), {
      ...patience,
      timeout,
    })
    .toEqual([])
    .catch(() => {
      const lines = differenceOf(kept.split('\n'), shownBy(id).split('\n'))
      throw new Error([hint, ...lines].join('\n'))
    })
}

/**
 * Holds a story to what is kept of it, and each button to doing something.
 *
 * @throws where the page does not come to show it, or a button does nothing.
 */
export async function hold(
  id: string,
  play: () => unknown,
  timeout = patience.timeout,
) {
  if (!isHeld(id)) return
  await showsKept(id, timeout)
  if (!hasFigures(id)) return
  const playAgain = async () => {
    beginHold()
    await play()
    held.is = false
    await showsKept(id, timeout)
  }
  expect(await idleButtons(id, playAgain), idle).toEqual([])
}
