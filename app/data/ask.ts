import {
  type AnswerOf,
  type AskArgs,
  endpoints,
  type Line,
  type Surface,
  type SurfaceName,
  urlOf,
} from '@narwhal-club/core/contract'
import {
  keepPreviousData,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'

export interface AskOptions {
  /** There is something to ask for. @default true */
  enabled?: boolean
  /** Tells apart, behind the path, for whom it is asked. @default the path alone */
  queryKey?: readonly unknown[]
  /** Milliseconds that an answer is fresh. */
  staleTime?: number
  /** Milliseconds after which it is asked again; false: the answer will do. */
  refetchInterval?: (query: {
    state: { data?: unknown }
  }) => number | false | undefined
}

/** The lines of some calls, by their names. */
export type LinesOf<Name extends SurfaceName> = {
  readonly [Each in Name]: Line
}

/** Asks the API by the name of a call; what it answers follows from the name. */
export type UseAsk<Name extends SurfaceName> = <Each extends Name>(
  name: Each,
  ...args: AskArgs<Surface[Each], AskOptions>
) => UseQueryResult<AnswerOf<Surface[Each]>>

/**
 * Creates the hook for an area's calls. The server holds its answers to the
 * contract: a page loads no schemas for what it only shows. While another
 * question loads, the answer before stays: numbers change, they do not flicker.
 */
export const createUseAsk =
  <Name extends SurfaceName>(lines: LinesOf<Name>): UseAsk<Name> =>
  (name, ...[asked, options]) =>
    useQuery({
      queryKey: [urlOf(lines[name], asked)],
      select: (answer) => answer as AnswerOf<Surface[typeof name]>,
      placeholderData: keepPreviousData,
      ...options,
    })

/** Asks what every page may ask. */
export const useAsk = createUseAsk(endpoints)
