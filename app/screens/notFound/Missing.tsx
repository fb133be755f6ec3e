import { useMissing } from '../../drawn/missing.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** In place of what an address names, where there is no such thing (HTTP 404). */
export function Missing(props: {
  title: string
  body: string
  /** Where the likes of it are. */
  back?: { href: string; label: string }
}) {
  useMissing()
  return <NotFoundScreen {...props} />
}
