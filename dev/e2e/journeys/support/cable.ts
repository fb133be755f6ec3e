import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Lays a cable to a port of this machine, which can be cut and mended: the
 * program at the other end is really out of reach, or silent, and really comes back.
 */
export async function startCable(target: number) {
  const sockets = new Set<Socket>()
  /** Ways of what is answered: from there to here. */
  const answers = new Map<Socket, Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    answers.set(far, near)
    near.pipe(far)
    if (!isSilent) far.pipe(near)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        answers.delete(from)
        to.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  }
  const port = await listen(0)

  async function cut() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    /** What is asked goes through, and nothing comes back. */
    silence() {
      isSilent = true
      for (const [far, near] of answers) far.unpipe(near)
    },
    /** What was held back comes now. */
    async mend() {
      if (isSilent) for (const [far, near] of answers) far.pipe(near)
      isSilent = false
      if (!server.listening) await listen(port)
    },
  }
}
