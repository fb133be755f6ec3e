/** What administrators may write on pages, at most. */
export const contentLimits = {
  members: 24,
  handle: 40,
  role: 40,
  about: 280,
  sections: 12,
  sectionTitle: 80,
  sectionBody: 4_000,
  links: 8,
  label: 40,
  href: 256,
  announcements: 20,
  announcementTitle: 120,
  announcementBody: 1_000,
} as const
