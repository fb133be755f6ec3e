import { embedApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { openProposals } from '../proposals/openProposals.ts'
import { tellOembed } from './tellOembed.ts'

export function embedRoutes(app: AppContext) {
  const { reads } = openProposals(app)
  return mount(app, embedApi, {
    // Origins are known once the port is.
    oembed: (_, asked) => tellOembed({ origins: app.origins, reads }, asked),
  })
}
