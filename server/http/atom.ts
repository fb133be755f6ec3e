const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML 1.0 has a place for, with its marks written as names. */
const xmlText = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] as string)

const xml = (name: string, text: string) =>
  `<${name}>${xmlText(text)}</${name}>`

/** Moments are instants, as the contract has them. */
export interface Feed {
  id: string
  title: string
  url: string
  entries: readonly {
    id: string
    title: string
    url: string
    published: string
    updated: string
    summary: string
    author: string
  }[]
}

/** Writes a feed for readers (Atom, RFC 4287). */
export function writeAtom({ id, title, url, entries }: Feed): string {
  const updated = entries.reduce(
    (last, each) => (each.updated > last ? each.updated : last),
    '1970-01-01T00:00:00.000Z',
  )
  const link = (href: string) => `<link href="${xmlText(href)}"/>`
  const written = entries.map(
    (each) =>
      `<entry>${xml('id', each.id)}${xml('title', each.title)}${link(each.url)}${xml('published', each.published)}${xml('updated', each.updated)}${xml('summary', each.summary)}<author>${xml('name', each.author)}</author></entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${xml('id', id)}${xml('title', title)}${link(url)}${xml('updated', updated)}\n${written.join('\n')}\n</feed>\n`
}
