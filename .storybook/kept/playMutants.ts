import { configure, getConfig } from 'storybook/test'
import { commands } from 'vitest/browser'
import * as runner from '../../node_modules/@storybook/addon-vitest/dist/vitest-plugin/test-utils.js'
import { beginHold, hold } from './hold.ts'
import { activate, beginMeeting, endMeeting } from './mutant.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Of what a story met, the mutants that it is to be played with. */
    mutantsToPlay: (story: string, met: readonly string[]) => Promise<string[]>
    /** Says whether the story noticed, and by what. */
    tellMutant: (id: string, why: string | null) => Promise<void>
  }
}

// A page that goes elsewhere, or begins anew, takes the run with it.
navigation.addEventListener('navigate', (event) => {
  if (!event.destination.sameDocument) event.preventDefault()
})

/** Milliseconds: how long a story waits for anything as another. */
const [least, most] = [500, 1_500]
/** What does not come at once is missing. */
const brief = 500

const whyOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')
    .slice(0, 3)
    .join(' / ')
    .slice(0, 200)

export const { convertToFilePath } = runner

/** The test of a story: as it is, and with each mutant that would be another in it. */
export function testStory(story: Parameters<typeof runner.testStory>[0]) {
  const play = runner.testStory(story)
  return async (context: Parameters<typeof play>[0]) => {
    const { storyId } = story
    const began = performance.now()
    beginMeeting()
    await play(context)
    await hold(storyId, () => play(context))
    const took = performance.now() - began
    const { asyncUtilTimeout } = getConfig()
    const ids = await commands.mutantsToPlay(storyId, endMeeting())
    configure({ asyncUtilTimeout: Math.min(most, Math.max(least, took)) })
    for (const id of ids) {
      activate(id)
      beginHold()
      const noticed = await Promise.resolve(play(context))
        .then(() => hold(storyId, () => play(context), brief))
        .then(() => null, whyOf)
      activate(null)
      await commands.tellMutant(id, noticed)
    }
    configure({ asyncUtilTimeout })
  }
}
