import { afterAll, afterEach, beforeEach } from 'vitest'
import './allNear.ts'
import { held } from './held.ts'
import { beginHold, hold, keep } from './hold.ts'
import { beginStory, endStories } from './storyClock.ts'

/** What Storybook's own test leaves of a story. */
interface Played {
  story: { run: () => Promise<void> }
}

// The story's file is read next, and some of it says a time.
beginStory()
beforeEach(beginHold)
afterAll(endStories)

const isKeeping = import.meta.env.CLUB_KEEP !== undefined
/** It is held as it plays, each time: see `playMutants.ts`. */
const isHeldAlready = import.meta.env.CLUB_MUTANTS !== undefined

/**
 * Holds every story of a component or a screen, as it has played to its end, against
 * what is kept of it in `dev/pictures/kept/stories`: each word, label, hint, value,
 * icon, tone, and what is off; of components also what comes of each control. Of screens the title, too, and what leaves by itself as it came;
 * their figures are left out.
 */
afterEach(async (context) => {
  held.is = false
  const { task, story } = context as typeof context & Played
  const { storyId: id } = task.meta as { storyId?: string }
  if (id === undefined) throw new Error(`${task.name} does not say its story`)
  if (isHeldAlready || task.result?.state === 'fail') return
  await (isKeeping ? keep : hold)(id, () => story.run())
})
