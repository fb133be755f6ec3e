import { lazy, Suspense } from 'react'
import type { NarwhalProps } from './Narwhal.tsx'

const Loaded = lazy(async () => {
  const { Narwhal } = await import('./Narwhal.tsx')
  return { default: Narwhal }
})

/** Draws the narwhal where it is rarely seen; its place is kept until it comes. */
export function LazyNarwhal(props: NarwhalProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
