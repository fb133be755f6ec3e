import { type ApiName, endpoints } from '../contract/endpoints.ts'
import type { Line, Surface, SurfaceName } from '../contract/index.ts'

/** The calls of an area: where they go, and the way to their schemas. */
export interface Calls<Name extends SurfaceName = SurfaceName> {
  endpoints: { readonly [Each in Name]: Line }
  /** Loads what answers are held against, with the first one worth checking. */
  schemas(): Promise<{ readonly [Each in Name]: Pick<Surface[Each], 'answer'> }>
}

/** What every page may call. A visitor gets no answer, and loads no schemas. */
export const shellCalls: Calls<ApiName> = {
  endpoints,
  schemas: () => import('../contract/shell.ts').then(({ api }) => api),
}
