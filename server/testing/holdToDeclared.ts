import { type Endpoint, surface } from '@narwhal-club/core/contract'
import { refusalsOf } from '../api/openapi/refusalsOf.ts'
import { createPaths, rowsOf } from '../http/paths.ts'

const paths = createPaths<string>(
  Object.entries(surface as Record<string, Endpoint>).flatMap(
    ([name, endpoint]) => rowsOf({ [name]: endpoint }, namesOf(name, endpoint)),
  ),
)

function namesOf(name: string, { formats = [] }: Endpoint) {
  const forms = formats.map((form) => [`${name}.${form}`, name])
  return Object.fromEntries([[name, name], ...forms])
}

/** Where a request went, or undefined: no call of the contract is there. */
function callAt(method: string, path: string): string | undefined {
  try {
    return paths.find(path, method).at
  } catch {
    return undefined
  }
}

/** @throws Error where a call refused with a code that its contract does not say. */
export function holdToDeclared(
  method: string,
  path: string,
  code: unknown,
): void {
  if (typeof code !== 'string') return
  const name = callAt(method, path)
  if (name === undefined) return
  const endpoint = (surface as Record<string, Endpoint>)[name] as Endpoint
  if (!refusalsOf(endpoint).some(([declared]) => declared === code))
    throw new Error(`${name} does not say that it refuses with ${code}`)
}
