import {
  type Api,
  type Endpoint,
  type Format,
  type TwinName,
  twinFormat,
  twinSource,
  twinsOf,
} from '@narwhal-club/core/contract'
import type { Twins } from '../../../server/http/mount.ts'
import { type PathRow, rowsOf } from '../../../server/http/paths.ts'
import type { Twin } from '../../../server/http/twin.ts'
import type { MockHandler, MockHandlers } from './call.ts'

/** A call, and in which form it is answered where that is not plain JSON. */
export interface Spot {
  endpoint: Endpoint
  handle: MockHandler<Endpoint>
  form?: () => Promise<{ format: Format; twin: Twin<Endpoint> }>
}

/** Makes rows of an area, as the server's `mount` makes routes. */
export function mountMocks<A extends Api>(
  api: A,
  handlers: MockHandlers<A>,
  loadTwins: () => Promise<Twins<A>>,
): PathRow<Spot>[] {
  const spotOf = (name: keyof A): Spot => ({
    endpoint: api[name] as Endpoint,
    handle: handlers[name] as MockHandler<Endpoint>,
  })
  const calls = Object.keys(api).map((name) => [name, spotOf(name)] as const)
  const forms = twinsOf(api).map((name) => {
    const form = async () => {
      const twin = (await loadTwins())[name] as unknown as Twin<Endpoint>
      return { format: twinFormat(name), twin }
    }
    return [name, { ...spotOf(twinSource(name)), form }] as const
  })
  const spots = Object.fromEntries<Spot>([...calls, ...forms])
  return rowsOf(api, spots as Record<(keyof A & string) | TwinName<A>, Spot>)
}
