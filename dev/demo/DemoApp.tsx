import { Router } from 'wouter'
import { type AppProps, App as Product } from '../../app/App.tsx'
import { usePageLocation } from './pageLocation.ts'

/** The product's app, with its paths in the query. Stands in for `App`. */
export const App = (props: AppProps) => (
  <Router hook={usePageLocation}>
    <Product {...props} />
  </Router>
)
