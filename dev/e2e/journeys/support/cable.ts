import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Cable = Awaited<ReturnType<typeof startCable>>

/**
 * Lays a cable to a port of this machine, which can be cut and mended: the
 * program at the other end is really out of reach, and really comes back.
 */
export async function startCable(target: number) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
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
    async mend() {
      if (!server.listening) await listen(port)
    },
  }
}
