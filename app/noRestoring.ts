import type { Plugin } from 'vite'

/** What a machine does to be written down, and to go on from there. */
const methods =
  /\n {2}getPersistedSnapshot\(snapshot, options\) \{[\s\S]*?\n {2}\}\n {2}restoreSnapshot\(snapshot, _actorScope\) \{[\s\S]*?\n {2}\}\n/

let isSeen = false

/**
 * No machine here goes on from a snapshot that was written down: each keeps the
 * little that it must by itself. What XState has for that stays out of the shell,
 * which takes 300 bytes off its budget (G2), and throws where it is tried.
 *
 * @throws {Error} at build time, where the library no longer is as this expects.
 */
export const noRestoring: Plugin = {
  name: 'club:no-restoring',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  apply: 'build',
  buildStart: () => {
    isSeen = false
  },
  transform: {
    filter: { id: /xstate\/dist\/StateMachine-[^/]*\.js$/ },
    handler: (code) => {
      isSeen = methods.test(code)
      const none = "{ throw new Error('See app/noRestoring.ts') }"
      return code.replace(
        methods,
        `\n  getPersistedSnapshot() ${none}\n  restoreSnapshot() ${none}\n`,
      )
    },
  },
  buildEnd(error) {
    if (!error && !isSeen)
      throw new Error('How machines are restored has changed: see noRestoring')
  },
}
