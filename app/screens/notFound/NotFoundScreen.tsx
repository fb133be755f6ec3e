import { tabTitle } from '@narwhal-club/core/brand'
import { notFound } from '@narwhal-club/core/messages'
import {
  NotFound,
  type NotFoundProps,
} from '@narwhal-club/ui/shell/NotFound/NotFound.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'

/** Any other path (R2.13), or a path that names what does not exist. */
export function NotFoundScreen(
  props: Pick<NotFoundProps, 'title' | 'body' | 'back'>,
) {
  const { title = notFound.title } = props
  return (
    <>
      <title>{tabTitle(title)}</title>
      <NotFound {...props} linkAs={RouterLink} />
    </>
  )
}
