import type { QueryClient } from '@tanstack/react-query'

const keyOf = (draft: string) => ['draft made here', draft]

/** A draft was begun on this page: no server has heard of it yet. */
export const rememberMade = (queries: QueryClient, draft: string) =>
  queries.setQueryData(keyOf(draft), true)

/** Tells whether it was, and nothing was saved since: there is nothing to ask. */
export const isMadeHere = (queries: QueryClient, draft: string) =>
  queries.getQueryData(keyOf(draft)) === true

/** It is being saved: from now on the server is asked. */
export const forgetMade = (queries: QueryClient, draft: string) =>
  queries.removeQueries({ queryKey: keyOf(draft) })
