import type { Plugin } from 'vite'

/** A method of two spaces' depth, to its own end. */
const method = (head: string) =>
  `\\n {2}${head} \\{(?:(?!\\n {2}\\}\\n)[\\s\\S])*\\n {2}\\}(?=\\n)`
/** What a machine does to be written down, and to go on from there. */
const methods = [
  'getPersistedSnapshot\\(snapshot, options\\)',
  'restoreSnapshot\\(snapshot, _actorScope\\)',
].map((head) => RegExp(method(head)))

/**
 * Leaves out of XState's machines how they are written down and restored.
 *
 * @throws {Error} where the library no longer is as this expects.
 */
export function withoutRestoring(code: string): string {
  return methods.reduce((left, each) => {
    if (!each.test(left))
      throw new Error('How machines are restored has changed: see noRestoring')
    return left.replace(each, (found) =>
      found.replace(
        /\{[\s\S]*/,
        "{ throw new Error('See app/noRestoring.ts') }",
      ),
    )
  }, code)
}

/**
 * No machine here goes on from a snapshot that was written down: each keeps the
 * little that it must by itself. What XState has for that stays out of the shell,
 * which takes 300 bytes off its budget (G2), and throws where it is tried.
 */
export function noRestoring(): Plugin {
  let isSeen = false
  return {
    name: 'club:no-restoring',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    apply: 'build',
    transform: {
      filter: { id: /xstate\/dist\/StateMachine-[^/]*\.js$/ },
      handler: (code) => {
        isSeen = true
        return withoutRestoring(code)
      },
    },
    buildEnd(error) {
      if (!error && !isSeen)
        throw new Error('Where machines are has changed: see noRestoring')
    },
  }
}
