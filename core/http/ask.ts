import type {
  AnswerOf,
  Api,
  AskArgs,
  Surface,
  SurfaceName,
} from '../contract/index.ts'
import { urlOf } from '../contract/kit/url.ts'
import { NetworkError, ResponseInvalidError } from '../errors.ts'
import type { Signal } from '../ports/clock.ts'
import type { Calls, CallsOf } from './calls.ts'
import type { Transport } from './transport.ts'

export interface AskOptions {
  signal?: Signal | undefined
}

/**
 * Makes one call of the contract, a single attempt, and holds its answer
 * against the contract. Path, query and body are told apart by the line.
 *
 * @throws {HttpError} for a refusal, {NetworkError}, {TimeoutError},
 * {ResponseInvalidError}, {CallAbortedError}
 */
export type AskOf<Lines extends Api> = <Each extends keyof Lines>(
  name: Each,
  ...args: AskArgs<Lines[Each], AskOptions>
) => Promise<AnswerOf<Lines[Each]>>

/** The same of calls of the whole surface. */
export type AskApi<Name extends SurfaceName> = AskOf<Pick<Surface, Name>>

/** What has no time of its own has ten seconds (R7). */
const usualTimeout = 10_000

/** Creates the way to call an area's endpoints by their names. */
export const createAsk = <Name extends SurfaceName>(
  transport: Transport,
  calls: Calls<Name>,
): AskApi<Name> => createAskOf<Pick<Surface, Name>>(transport, calls)

/** Creates the way to call endpoints, which the type says, by their names. */
export function createAskOf<Lines extends Api>(
  { send }: Transport,
  { endpoints, schemas }: CallsOf<Lines>,
): AskOf<Lines> {
  const load = () =>
    schemas().catch((cause) => {
      throw new NetworkError(cause)
    })
  return async (name, ...[asked, options]) => {
    const line = endpoints[name]
    const { method, timeout = usualTimeout, noCache, keepalive } = line
    const path = urlOf(line, asked)
    const body = asked && 'body' in asked ? asked.body : undefined
    const signal = options?.signal
    const sent = { method, path, body, signal, timeout, noCache, keepalive }
    const { json } = await send(sent)
    const { answer } = (await load())[name]
    const checked = answer.safeParse(json)
    if (!checked.success) throw new ResponseInvalidError(path, checked.error)
    return checked.data as AnswerOf<Lines[typeof name]>
  }
}
