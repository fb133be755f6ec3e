import { brand } from '@narwhal-club/core/brand'
import { ui } from '@narwhal-club/core/messages'
import { NotFound } from '@narwhal-club/ui/NotFound/NotFound.tsx'
import { RouterLink } from '../RouterLink.tsx'

/** Any other path (R2.13). */
export function NotFoundScreen() {
  return (
    <>
      <title>{`${ui.notFound.title} · ${brand.appName}`}</title>
      <NotFound linkAs={RouterLink} />
    </>
  )
}
