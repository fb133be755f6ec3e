import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { hasFigures, isHeld } from '../../dev/run/isHeld.ts'
import { differenceOf } from './difference.ts'
import { held } from './held.ts'
import { outlineOf } from './outline.ts'
import { beginPassing, passing, passingTold } from './passing.ts'
import { asKept, atRest, parseUsed, spellUsed } from './settle.ts'
import { beginStory } from './storyClock.ts'
import { idleOf, operateAll } from './used.ts'
import { withoutFigures } from './withoutFigures.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is kept of a story. */
    keptStory: (id: string) => Promise<string | null>
    /** Keeps what a story shows. */
    keepStory: (id: string, shown: string) => Promise<void>
    /** What is kept of using each of its controls. */
    keptUse: (id: string) => Promise<string | null>
    /** Keeps what came of using each of its controls. */
    keepUse: (id: string, used: string) => Promise<void>
  }
}

/** What moves comes to rest: milliseconds, and how often it is looked at. */
const patience = { timeout: 8_000, interval: 100 }
/** Likewise what comes of a control. */
const useTimeout = 5_000
const hint = 'not what is kept: look, then npm run stories:keep'
const otherwise =
  'used, its controls do not what is kept: look, then npm run stories:keep'
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

const again =
  (id: string, play: () => unknown, timeout: number) => async () => {
    beginHold()
    await play()
    held.is = false
    await showsKept(id, timeout)
  }

/** Keeps what stays: a server of mocks takes its time, and is waited for. */
export async function keep(id: string, play: () => unknown) {
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
  if (!hasFigures(id)) return
  const used = await operateAll(again(id, play, patience.timeout), atRest)
  await commands.keepUse(id, spellUsed(used))
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
 * Holds a story to what is kept of it, and each of its controls to what came of using
 * it.
 *
 * @throws where the page does not come to show it, another thing comes of a control, or
 * a button does nothing.
 */
export async function hold(
  id: string,
  play: () => unknown,
  timeout = patience.timeout,
) {
  if (!isHeld(id)) return
  await showsKept(id, timeout)
  if (!hasFigures(id)) return
  const kept = (await commands.keptUse(id)) ?? ''
  const used = await operateAll(
    again(id, play, timeout),
    asKept(parseUsed(kept), Math.min(timeout, useTimeout)),
  )
  expect(idleOf(id, used), idle).toEqual([])
  const lines = differenceOf(kept.split('\n'), spellUsed(used).split('\n'))
  if (lines.length > 0) throw new Error([otherwise, ...lines].join('\n'))
}
