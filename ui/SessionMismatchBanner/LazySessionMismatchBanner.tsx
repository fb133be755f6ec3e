import { lazy, Suspense } from 'react'
import type { SessionMismatchBannerProps } from './SessionMismatchBanner.tsx'

const Loaded = lazy(async () => {
  const { SessionMismatchBanner } = await import('./SessionMismatchBanner.tsx')
  return { default: SessionMismatchBanner }
})

/** Renders the banner; its code comes when wallet and session first differ. */
export function LazySessionMismatchBanner(props: SessionMismatchBannerProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
