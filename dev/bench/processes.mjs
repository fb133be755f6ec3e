import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { root } from '../run/install.mjs'

const canPin =
  availableParallelism() > 1 &&
  spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Starts a node script on one core, where cores can be chosen. */
export function startPinned(file, { core, env = {}, nodeArgs = [], isQuiet }) {
  const node = [process.execPath, ...nodeArgs, file]
  const [command, ...args] = canPin
    ? ['taskset', '-c', String(core), ...node]
    : node
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  const answered = async () => {
    const done = new AbortController()
    const { signal } = done
    try {
      const [message] = await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(([code]) => {
          throw new Error(`${file} ended with ${code}`)
        }),
      ])
      return message
    } finally {
      done.abort()
    }
  }
  return {
    isPinned: canPin,
    started: answered,
    /** One question at a time. */
    async ask(message = {}) {
      const answer = answered()
      child.send(message)
      return await answer
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}
