import {
  type Api,
  type TwinName,
  type TwinSource,
  twinFormat,
  twinSource,
  twinsOf,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../context.ts'
import { type Handle, type Route, route } from './route.ts'
import { sendTwin } from './sendTwin.ts'
import type { Twin } from './twin.ts'

/** A handler for each call of an area. */
export type Handlers<A extends Api> = { [Name in keyof A]: Handle<A[Name]> }

/** A writer for each further form of an area's answers. */
export type Twins<A extends Api> = {
  [Name in TwinName<A>]: Twin<A[TwinSource<Name>]>
}

/**
 * Makes routes of an area: a call of the contract without a handler, or a form
 * without a writer, does not compile.
 */
export function mount<A extends Api, H extends Handlers<A>>(
  app: AppContext,
  api: A,
  handlers: H & Handlers<A>,
  ...rest: [TwinName<A>] extends [never] ? [] : [twins: Twins<A>]
): Record<(keyof A & string) | TwinName<A>, Route> {
  const [twins] = rest as [Twins<A>?]
  const calls = Object.entries(api).map(
    ([name, endpoint]) =>
      [
        name,
        route(app, endpoint, handlers[name] as Handle<Api[string]>),
      ] as const,
  )
  const forms = twinsOf(api).map((name) => {
    const source = twinSource(name)
    const endpoint = api[source] as Api[string]
    const handle = handlers[source] as Handle<Api[string]>
    const twin = twins?.[name] as Twin<Api[string]>
    const asking = twin.asking ?? ((asked) => asked)
    const send = sendTwin(endpoint, twin, twinFormat(name))
    return [
      name,
      route(app, endpoint, (ctx, asked) => handle(ctx, asking(asked)), send),
    ] as const
  })
  return Object.fromEntries([...calls, ...forms]) as never
}
