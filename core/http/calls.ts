import { type ApiName, endpoints } from '../contract/endpoints.ts'
import type { Api, Line, Surface, SurfaceName } from '../contract/index.ts'

/** The calls of an area: where they go, and the way to their schemas. */
export interface CallsOf<Lines extends Api> {
  endpoints: { readonly [Each in keyof Lines]: Line }
  /** Loads what answers are held against, with the first one worth checking. */
  schemas(): Promise<{
    readonly [Each in keyof Lines]: Pick<Lines[Each], 'answer'>
  }>
}

/** The same for calls of the whole surface. */
export type Calls<Name extends SurfaceName = SurfaceName> = CallsOf<
  Pick<Surface, Name>
>

/** What every page may call. A visitor gets no answer, and loads no schemas. */
export const shellCalls: Calls<ApiName> = {
  endpoints,
  schemas: () => import('../contract/shell.ts').then(({ api }) => api),
}
