import { define } from '../kit/define.ts'
import { administrationEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const administrationApi = define(administrationEndpoints, {
  elevate: {
    body: s.ElevationRequest,
    answer: s.Elevation,
    refusals: ['elevation_refused', 'cannot_verify_now'],
  },
  adminOverview: { answer: s.AdminOverview },
  adminMember: {
    params: s.MemberAsked,
    answer: s.AdminMember,
    example: { address: `0x${'b'.repeat(40)}` },
  },
  adminAudit: { query: s.AuditQuery, answer: s.AuditPage },
  moderationLog: { query: s.ModerationLogQuery, answer: s.ModerationLog },
  flags: { answer: s.Flags },
  setFlag: { body: s.SetFlag, answer: s.Flags },
  revokeSessions: { body: s.RevokeRequest, answer: s.RevokeResponse },
})
