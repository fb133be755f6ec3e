import { lazy, Suspense } from 'react'
import type { DisplayProps } from './DisplayOptions.tsx'

const Loaded = lazy(async () => {
  const { DisplayOptions } = await import('./DisplayOptions.tsx')
  return { default: DisplayOptions }
})

/** Renders the options; their code comes with the first opening. */
export function LazyDisplayOptions(props: DisplayProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
