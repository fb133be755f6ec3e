import { statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export interface FolderFile {
  path: string
  type: string
  size: number
  /** When it was written, in milliseconds. */
  writtenAt: number
  /** Its name carries a hash of what is in it. */
  isNamedByContent: boolean
}

/**
 * Finds what a URL's path names in a folder, as any static host would: nothing
 * outside of it, `index.html` where the path ends in a slash.
 *
 * @param asked the path below the folder's own, still encoded.
 */
export function fileIn(folder: string, asked: string): FolderFile | undefined {
  try {
    const inside = normalize(decodeURIComponent(asked)).replaceAll('\\', '/')
    const isFolder = inside === '.' || inside.endsWith('/')
    const path = join(folder, isFolder ? `${inside}/index.html` : inside)
    if (!path.startsWith(folder + sep)) return undefined
    const found = statSync(path)
    if (!found.isFile()) return undefined
    return {
      path,
      type: types[extname(path)] ?? 'application/octet-stream',
      size: found.size,
      writtenAt: found.mtimeMs,
      isNamedByContent: inside.startsWith('assets/'),
    }
  } catch {
    // No such file, or a name that no file can have.
    return undefined
  }
}
