import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WorldError } from './errors.ts'
import { findHolder } from './lock.ts'

export type Status = {
  url: string
  rpcUrl: string
  /** Time of this world, RFC 3339. */
  now: string
  /** Milliseconds this world is ahead of the machine. */
  ahead: number
  block: number
  /** The process of its chain. */
  chainPid: number
}

export type Commands = {
  status(): Promise<Status>
  advance(milliseconds: number): Promise<void>
}

/**
 * Takes commands on a loopback port. The token keeps out web pages, which can
 * reach that port too.
 */
export async function startControl(commands: Commands) {
  const token = randomBytes(16).toString('hex')
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status).end(JSON.stringify(body))
    if (request.headers.authorization !== `Bearer ${token}`)
      return answer(401, { error: 'unauthorized' })
    const url = new URL(request.url ?? '', 'http://127.0.0.1')
    const milliseconds = Number(url.searchParams.get('milliseconds'))
    try {
      if (milliseconds > 0) await commands.advance(milliseconds)
      answer(200, await commands.status())
    } catch (error) {
      answer(500, { error: String(error) })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    token,
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Speaks to the world that runs in a data directory; moves its time first, if
 * told to.
 *
 * @throws WorldError when none runs there.
 */
export async function askWorld(
  dataDir: string,
  milliseconds = 0,
): Promise<Status> {
  const reach = findHolder(dataDir)?.reach
  if (!reach)
    throw new WorldError(
      `No world runs in ${dataDir}: start one with \`npm start\``,
    )
  const response = await fetch(
    `http://127.0.0.1:${reach.port}/?milliseconds=${milliseconds}`,
    { headers: { authorization: `Bearer ${reach.token}` } },
  )
  const body = (await response.json()) as Status & { error?: string }
  if (!response.ok) throw new WorldError(`The world refused: ${body.error}`)
  return body
}
