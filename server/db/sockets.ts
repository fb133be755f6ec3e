import { Socket } from 'node:net'

/**
 * Opens sockets to a database server and can cut them all: one that has fallen
 * silent never closes its end, and would keep us from stopping.
 */
export function createSockets() {
  const open = new Set<Socket>()
  return {
    open() {
      const socket = new Socket()
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      return socket
    },
    cut() {
      for (const socket of open) socket.destroy()
    },
  }
}
