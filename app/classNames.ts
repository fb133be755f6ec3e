import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** No vowels: no name becomes a word, such as one that blockers of ads hide. */
const letters = 'bcdfghjklmnpqrstvwxz'

const sheets = () =>
  ['app', 'ui']
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css.ts'))
        .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
        .map((file) => `${room}/${file}`),
    )
    .sort()

/**
 * Creates the function that names classes for the build: two letters for the
 * file, by its place among all, and the class's number in it. Names made of
 * hashes cost a half of a kilobyte of the first page, in style and in code.
 * Both builds, of the browser and of the server, give the same ones.
 *
 * @throws where a file is new since the build began, or there are too many.
 */
export function createClassNames() {
  const places = new Map(sheets().map((file, place) => [file, place]))
  if (places.size > letters.length ** 2)
    throw new Error('app/classNames.ts has no names for so many files')
  const seen = new Map<string, Map<string, number>>()
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    // Said from the folder of the app, of other rooms as well.
    const place = places.get(join('app', filePath))
    if (place === undefined)
      throw new Error(`app/classNames.ts does not know ${filePath}`)
    const known = seen.get(filePath) ?? new Map<string, number>()
    seen.set(filePath, known)
    const number = known.get(hash) ?? known.size
    known.set(hash, number)
    const { length } = letters
    const [first, second] = [Math.floor(place / length), place % length]
    return `${letters[first]}${letters[second]}${number.toString(36)}`
  }
}
