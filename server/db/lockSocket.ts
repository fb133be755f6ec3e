import { closeSync, openSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** Of the 104 to 108 bytes that systems have for the path of a socket. */
const longest = 100
/** In milliseconds; a connection within one machine takes none. */
const patience = 1_000

/** A way to a socket with too long a path: over the open folder itself. */
function shorten(folder: string, name: string) {
  const path = join(folder, name)
  if (Buffer.byteLength(path) <= longest) return { path, close: () => {} }
  const file = openSync(folder, 'r')
  return { path: `/proc/self/fd/${file}/${name}`, close: () => closeSync(file) }
}

const nameOf = (id: string) => `lock.${id}.sock`

/**
 * Listens in a folder for as long as this process lives. The kernel takes
 * connections also while the process stands still, and for every container that
 * shares the folder.
 *
 * @returns what ends it; where the file system has no sockets, nothing began.
 */
export async function openSocket(folder: string, id: string) {
  const way = shorten(folder, nameOf(id))
  const server = createServer((socket) => socket.destroy())
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ path: way.path, backlog: 128 }, () => resolve(true))
  })
  server.on('error', () => {})
  server.unref()
  return async () => {
    if (isOpen) await new Promise((resolve) => server.close(resolve))
    way.close()
    removeSocket(folder, id)
  }
}

/** Removes what a process that was killed left. */
export const removeSocket = (folder: string, id: string) =>
  rmSync(join(folder, nameOf(id)), { force: true })

/** Tells whether a process listens: then it lives, in any container here. */
export async function answers(folder: string, id: string): Promise<boolean> {
  const way = shorten(folder, nameOf(id))
  try {
    return await new Promise((resolve) => {
      const socket = connect(way.path)
      const end = (answer: boolean) => {
        clearTimeout(timer)
        socket.destroy()
        resolve(answer)
      }
      const timer = setTimeout(() => end(false), patience)
      socket.once('connect', () => end(true)).once('error', () => end(false))
    })
  } finally {
    way.close()
  }
}
