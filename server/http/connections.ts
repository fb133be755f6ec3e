import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressSource } from './sources.ts'

/**
 * Gives each source a share of the connections. Beyond it the oldest of its own
 * that no request is under way on makes room: half-open ones, which cost the one
 * who opens them nothing, are thus in the way of their opener alone. Where all
 * are busy, the new one goes.
 */
export function shareConnections(
  server: Server,
  share: number,
  isBusy: (socket: Socket) => boolean,
): void {
  const sources = new Map<string, Set<Socket>>()

  server.on('connection', (socket) => {
    const source = addressSource(socket.remoteAddress ?? '')
    const sockets = sources.get(source) ?? new Set<Socket>()
    sources.set(source, sockets)
    if (sockets.size >= share) {
      const oldest = oldestIdle(sockets)
      const gone = oldest ?? socket
      sockets.delete(gone)
      gone.destroy()
      if (gone === socket) return
    }
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0 && sources.get(source) === sockets)
        sources.delete(source)
    })
  })

  function oldestIdle(sockets: ReadonlySet<Socket>): Socket | undefined {
    for (const socket of sockets) if (!isBusy(socket)) return socket
    return undefined
  }
}
