const link = /^- \[([a-z]+)\]\(docs\/machines\//gm
const title = '\n## The machines\n'

/**
 * Core's README as it has to be: under "The machines" each has a line with a link
 * to its page, in the order that was chosen by hand; a new one comes last.
 */
export function readmeWith(
  readme: string,
  lines: readonly { id: string; words: string }[],
): string {
  const [before = '', ...rest] = readme.split(title)
  const [section = '', ...after] = rest.join(title).split('\n## ')
  const chosen = [...section.matchAll(link)].map(([, id = '']) => id)
  const rank = (id: string) => (chosen.indexOf(id) + 1 || chosen.length + 1) - 1
  const [said = ''] = section.split(/^- /m)
  const list = [...lines]
    .sort((a, b) => rank(a.id) - rank(b.id))
    .map(({ id, words }) => `- [${id}](docs/machines/${id}.md): ${words}`)
  const machines = `${said.trimEnd()}\n\n${list.join('\n')}\n`
  return [before + title + machines, ...after].join('\n## ')
}
