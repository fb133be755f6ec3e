import type { IncomingMessage, ServerResponse } from 'node:http'

/** In milliseconds. A client that still sends after that is cut. */
const patience = 1_000

/**
 * Lets a refusal reach a client that is still sending its body. Closed at
 * once, the kernel resets the connection and the answer may be lost with it;
 * so what comes is thrown away for a moment, and only then is the rest cut.
 */
export function linger(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const cut = setTimeout(() => socket.destroy(), patience)
    cut.unref()
    const spare = () => clearTimeout(cut)
    request.once('end', spare).once('close', spare).resume()
  })
}
