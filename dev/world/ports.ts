import { createServer } from 'node:net'

const host = '127.0.0.1'

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.unref()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(taken))
    })
  })
}

/** Finds a free loopback port. */
export const findFreePort = () => listen(0)

/** Tells whether a loopback port can be listened on. */
export const isPortFree = (port: number) =>
  listen(port).then(
    () => true,
    () => false,
  )
