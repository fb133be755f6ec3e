import { lazy, Suspense } from 'react'

const ComponentPage = lazy(() => import('./ComponentPage.tsx'))

/** The page of a component; its code comes with the first one that is opened. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
)
