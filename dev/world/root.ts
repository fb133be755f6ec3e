import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The repository: this file is two folders deeper when it was compiled. */
export const root = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(join(folder, 'tsconfig.base.json'))
    ? folder
    : findRoot(dirname(folder))
}

/** Where the web app's build is. */
export const webDirectory = resolve(root, 'app/dist/web')
