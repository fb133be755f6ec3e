import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of a connection that may wait: browsers and proxies send none ahead. */
const most = 128

/** What waits on each connection that a request is under way on. */
export type Lines = WeakMap<Socket, (() => void)[]>

/**
 * Hands on the requests of a connection one at a time, and none after its last
 * answer. Node hands on at once what a client wrote ahead (RFC 9112, 9.3.2),
 * and an answer that waits behind another is never told that the connection is
 * gone: the file that it was to send would stay open for ever.
 */
export function inTurn(
  handle: RequestListener,
  lines: Lines = new WeakMap(),
): RequestListener {
  function advance(socket: Socket) {
    const next = socket.writable ? lines.get(socket)?.shift() : undefined
    if (next) next()
    else lines.delete(socket)
  }

  return (request, response) => {
    const { socket } = request
    if (!socket.writable) return
    const begin = () => {
      response.once('close', () => advance(socket))
      handle(request, response)
    }
    const line = lines.get(socket)
    if (line && line.push(begin) > most) socket.destroy()
    if (line) return
    lines.set(socket, [])
    begin()
  }
}
