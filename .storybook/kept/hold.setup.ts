import { afterEach, beforeEach, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { isHeld } from '../../dev/run/isHeld.ts'
import { outlineOf } from './outline.ts'
import { beginStory } from './storyClock.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What is kept of a story; where it is to be kept anew, it is that. */
    keptStory: (id: string, shown: string) => Promise<string | null>
  }
}

beforeEach(beginStory)

/** Milliseconds: what moves comes to rest. */
const patience = 8_000
const pause = (time: number) => new Promise((done) => setTimeout(done, time))
const shown = () => outlineOf(document.body).join('\n') || '(nothing)'

async function atRest(): Promise<string> {
  const end = performance.now() + patience
  let before = shown()
  for (;;) {
    await pause(100)
    const now = shown()
    if (now === before || performance.now() > end) return now
    before = now
  }
}

/**
 * Holds every story, as it has played to its end, against what is kept of it in
 * `dev/pictures/kept/stories`: each word, label, hint, value, icon, and what is off.
 */
afterEach(async ({ task }) => {
  const { storyId: id } = task.meta as { storyId?: string }
  if (!id || !isHeld(id) || task.result?.state === 'fail') return
  const isKeeping = import.meta.env.CLUB_KEEP !== undefined
  let now = isKeeping ? await atRest() : shown()
  const kept = await commands.keptStory(id, now)
  const end = performance.now() + patience
  while (now !== kept && performance.now() < end) {
    await pause(50)
    now = shown()
  }
  expect(
    now.split('\n'),
    'shown as it is not kept: look, then `npm run stories:keep`',
  ).toEqual(kept?.split('\n'))
})
