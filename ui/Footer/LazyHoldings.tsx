import { lazy, Suspense } from 'react'
import type { HoldingsProps } from './Holdings.tsx'

const Loaded = lazy(async () => {
  const { Holdings } = await import('./Holdings.tsx')
  return { default: Holdings }
})

/** Renders the facts; their code comes with the first who signs in. */
export function LazyHoldings(props: HoldingsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
