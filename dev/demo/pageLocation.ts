import type { BaseLocationHook } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

const name = 'page'

const read = () => new URLSearchParams(location.search).get(name) ?? '/'

/** Writes a path of the app into the query, beside what else stands there. */
function toHref(path: string): string {
  const search = new URLSearchParams(location.search)
  if (path === '/') search.delete(name)
  else search.set(name, path)
  const query = search.toString().replaceAll('%2F', '/')
  return `${location.pathname}${query && `?${query}`}`
}

/**
 * Keeps the app's path in `?page=`: static files are found from any folder, a
 * reload stays where it was, and `#main` is still the skip link's.
 */
export const usePageLocation: BaseLocationHook & {
  hrefs: (path: string) => string
} = Object.assign((): [string, typeof go] => [useLocationProperty(read), go], {
  hrefs: toHref,
})

const go = (path: string, options?: Parameters<typeof navigate>[1]) =>
  navigate(toHref(path), options)
