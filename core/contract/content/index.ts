import { define } from '../kit/define.ts'
import { contentEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

const refusals = ['content_changed', 'link_blocked'] as const
const answer = s.ContentPut

export const contentApi = define(contentEndpoints, {
  teamContent: { answer: s.Team },
  aboutContent: { answer: s.About },
  linksContent: { answer: s.Links },
  announcements: { answer: s.AnnouncementList },
  putTeam: { body: s.PutTeamBody, answer, refusals },
  putAbout: { body: s.PutAboutBody, answer, refusals },
  putLinks: { body: s.PutLinksBody, answer, refusals },
  adminAnnouncements: { answer: s.AnnouncementList },
  putAnnouncements: { body: s.PutAnnouncementsBody, answer, refusals },
  contentHistory: {
    params: s.ContentHistoryParams,
    query: s.ContentHistoryQuery,
    answer: s.ContentHistory,
    example: { document: 'team' },
  },
})
