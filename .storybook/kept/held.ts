/** Whether what holds the story that plays is there: `hold.setup.ts` says so. */
export const held = { is: false }

/** In a test run each story is held: one that is not would pass whatever it shows. */
export function expectToBeHeld(): void {
  if (!held.is)
    throw new Error('Nothing holds this story: its setup did not run')
}
