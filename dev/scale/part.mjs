import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds that a part has to be there. */
const patience = 60_000

/** Looks until something answers. */
export async function answers(url, within = patience) {
  for (const end = Date.now() + within; ; await delay(50)) {
    const answer = await fetch(url).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (Date.now() > end) throw new Error(`${url} does not answer`)
  }
}

/** A program that can be killed and started again. */
export function createPart(command, args, url) {
  let child
  return {
    pid: () => child.pid,
    async start() {
      child = spawn(command, args, { stdio: 'ignore' })
      await answers(url)
    },
    async kill(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    signal: (name) => child.kill(name),
  }
}
