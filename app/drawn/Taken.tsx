import { createContext, use, useEffect } from 'react'

/** What the server draws, and the app takes over at different times. */
export type Part = 'shell' | 'screen'

export const TakenContext = createContext<(part: Part) => void>(() => {})

/** Tells that the app answers in a part of the page: it stands inside. */
export function Taken({ of }: { of: Part }) {
  const tell = use(TakenContext)
  useEffect(() => tell(of), [tell, of])
  return null
}
