import { fromPromise } from 'xstate'
import { __area__Endpoints } from '../contract/__area__/endpoints.ts'
import { BaseError } from '../errors.ts'
import { type Calls, createAsk, type Transport } from '../http/index.ts'
import type { __Area__Actors, __Area__Outcome } from './__area__.types.ts'

const calls: Calls<keyof typeof __area__Endpoints> = {
  endpoints: __area__Endpoints,
  schemas: () =>
    import('../contract/__area__/index.ts').then(
      ({ __area__Api }) => __area__Api,
    ),
}

/** Builds the actors over the way to the server. */
export function create__Area__Actors(transport: Transport): __Area__Actors {
  const ask = createAsk(transport, calls)
  return {
    read: fromPromise<__Area__Outcome>(async ({ signal }) => {
      try {
        const value = await ask('__area__', undefined, { signal })
        return { ok: true, value }
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        return { ok: false }
      }
    }),
  }
}
