import {
  type About,
  type AnnouncementList,
  contentApi,
  type Links,
  type Team,
} from '@narwhal-club/core/contract'
import type { AppContext } from '../../context.ts'
import { memberOf } from '../../http/authenticate.ts'
import { mount } from '../../http/mount.ts'
import type { ClubContext } from '../../http/types.ts'
import {
  putDocument,
  tellAnnouncements,
  tellDocument,
  tellHistory,
} from './content.commands.ts'
import { contentTwins } from './contentTwins.ts'

export function contentRoutes(app: AppContext) {
  const { content: ports } = app
  const by = ({ state }: ClubContext) => memberOf(state).address

  return mount(
    app,
    contentApi,
    {
      teamContent: () => tellDocument<Team>(ports, 'team'),
      aboutContent: () => tellDocument<About>(ports, 'about'),
      linksContent: () => tellDocument<Links>(ports, 'links'),
      announcements: () => tellAnnouncements(ports),
      putTeam: (ctx, asked) => putDocument(ports, by(ctx), 'team', asked),
      putAbout: (ctx, asked) => putDocument(ports, by(ctx), 'about', asked),
      putLinks: (ctx, asked) => putDocument(ports, by(ctx), 'links', asked),
      adminAnnouncements: () =>
        tellDocument<AnnouncementList>(ports, 'announcements'),
      putAnnouncements: (ctx, asked) =>
        putDocument(ports, by(ctx), 'announcements', asked),
      contentHistory: (_, asked) => tellHistory(ports, asked),
    },
    contentTwins,
  )
}
