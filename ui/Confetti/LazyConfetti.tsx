import { lazy, Suspense } from 'react'
import type { ConfettiProps } from './Confetti.tsx'

const Loaded = lazy(async () => {
  const { Confetti } = await import('./Confetti.tsx')
  return { default: Confetti }
})

export interface LazyConfettiProps extends ConfettiProps {
  celebrating: boolean
}

/** Renders the confetti while there is something to celebrate. */
export function LazyConfetti({ celebrating, ...rest }: LazyConfettiProps) {
  return celebrating ? (
    <Suspense fallback={null}>
      <Loaded {...rest} />
    </Suspense>
  ) : null
}
