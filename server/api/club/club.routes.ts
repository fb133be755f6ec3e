import { clubApi } from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { presentConfig } from './presentConfig.ts'

/** What every page must know of the club. */
export const clubRoutes = (app: AppContext) =>
  mount(app, clubApi, {
    config: () => presentConfig(app.env),
    facts: () => app.facts.current(),
  })
