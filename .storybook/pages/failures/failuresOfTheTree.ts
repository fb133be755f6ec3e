import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type FailureFamily, readFailures, storiesOf } from './readFailures.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Every file of core that may name failures, from the root. */
export const typeFiles = (): string[] =>
  readdirSync(resolve(root, 'core'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !/(^|\/)(node_modules|dist)\/|\.test\.ts$|\.d\.ts$/.test(file),
    )
    .map((file) => `core/${file}`)
    .filter((file) => /FailureCode =/.test(read(file)))

const stories = () =>
  new Map(
    readdirSync(resolve(root, 'ui'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .filter((file) => !file.includes('node_modules'))
      .map((file) => [`ui/${file}`, read(`ui/${file}`)] as const),
  )

/** Every failure that the types name, by machine. */
export function failuresOfTheTree(): FailureFamily[] {
  const sources = stories()
  return typeFiles()
    .flatMap((file) => readFailures(file, read(file)))
    .map((family) => ({
      ...family,
      codes: family.codes.map((fact) => ({
        ...fact,
        // A bare word may be anything: it names nothing.
        stories: fact.code.includes('.') ? storiesOf(fact.code, sources) : [],
      })),
    }))
    .sort((a, b) => a.id.localeCompare(b.id))
}
