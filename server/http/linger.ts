import type { IncomingMessage, ServerResponse } from 'node:http'

/** In milliseconds. A client that still sends after that is cut. */
const patience = 1_000

/**
 * Lets a refusal reach a client that is still sending its body. Closed at
 * once, the kernel resets the connection and the answer may be lost with it;
 * so the answer goes out, what still comes is thrown away for a moment, and
 * only then is the rest cut (RFC 9112, 9.6).
 */
export function linger(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { socket } = request
  // Node calls this after the last answer: it would close both directions.
  socket.destroySoon = () => socket.end()
  response.once('finish', () => {
    const cut = setTimeout(() => socket.destroy(), patience)
    const spare = () => {
      clearTimeout(cut)
      Reflect.deleteProperty(socket, 'destroySoon')
      if (socket.writableEnded) socket.destroySoon()
    }
    if (request.complete) spare()
    else request.once('end', spare).once('close', spare).resume()
  })
}
