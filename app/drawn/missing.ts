import { createContext, use } from 'react'

/** In the browser nothing listens. */
export const MissingContext = createContext<() => void>(() => {})

/** Tells the server that draws a page: what its address names is not there. */
export function useMissing(): void {
  use(MissingContext)()
}
