import { brand, crew } from '@narwhal-club/core/brand'
import type { DocumentName } from '@narwhal-club/core/contract'
import { about } from '@narwhal-club/core/messages/pages/about'

const paragraphs = (body: string | readonly string[]) =>
  typeof body === 'string' ? body : body.join('\n\n')

/** What the product comes with, until an administrator writes something else. */
export const defaults: Record<DocumentName, () => object> = {
  team: () => ({ members: crew.map((each) => ({ ...each })) }),
  about: () => ({
    sections: [about.votes, about.safety, about.whale, about.check].map(
      ({ title, body }) => ({ title, body: paragraphs(body) }),
    ),
  }),
  links: () => ({
    links: Object.values(brand.links).map(({ label, href }) => ({
      label,
      href,
    })),
  }),
  announcements: () => ({ announcements: [] }),
}
