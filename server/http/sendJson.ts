import type { ClubContext } from './types.ts'

const json = 'application/json; charset=utf-8'

/**
 * Sends JSON, as 200. Where no header was set before, it goes out in one piece:
 * to set a dozen one by one takes longer than all else that a small answer needs.
 */
export function sendJson(ctx: ClubContext, text: string): void {
  const { res, state } = ctx
  if (res.getHeaderNames().length > 0) {
    res.setHeader('Content-Type', json)
    ctx.body = text
    return
  }
  ctx.respond = false
  const length = String(Buffer.byteLength(text))
  const own = ['Content-Type', json, 'Content-Length', length]
  res.writeHead(200, [...state.head(), ...own]).end(text)
}
