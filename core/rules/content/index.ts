export {
  type AboutSection,
  type Announcement,
  type Announcements,
  type Crew,
  isShownAt,
  type Levels,
  levels,
  type OutboundLink,
} from './documents.ts'
export { contentLimits } from './limits.ts'
