import { firstSentence } from './words.ts'

/** What there is to read in the package. */
export interface Contents {
  description: string
  /** The pages of `docs` that are written by hand. */
  pages: readonly { name: string; text: string }[]
  /** A line of Markdown a machine, with a link from the package's root. */
  machines: readonly string[]
}

const lineOf = (name: string, text: string, folder: string) => {
  const [, title = name] = /^# (.*)$/m.exec(text) ?? []
  const words = text.replace(/^# .*\n+/, '')
  return `- [${title}](${folder}${name}): ${firstSentence(words)}`
}

/** `docs/README.md`: every page with a line. */
export const indexOf = ({ pages, machines }: Contents) =>
  `# What there is to read

[The package](../README.md) begins with three lines; what changed is in [its changelog](../CHANGELOG.md).

${pages.map(({ name, text }) => lineOf(name, text, '')).join('\n')}

## The machines

A page each: its view, its states and what each hears, its events, facts and failures, its actors. All of it is read off the types and the charts.

${machines.map((line) => line.replace('(docs/', '(')).join('\n')}
`

/** `llms.txt`, as llmstxt.org has it: every page with a line. */
export const llmsOf = ({ description, pages, machines }: Contents) =>
  `# @narwhal-club/core

> ${description}

All that touches the world is a port that is handed in. \`startClub(browserPorts(window))\` starts a club; its \`view\` is one value, a union by \`status\` for each machine; a person does things by \`system.send(event)\`. Failures are data with a \`code\`.

## Documents

- [The package](README.md): three lines, ports, other front ends, other wallets, tests, what to import, what to send, errors
${pages.map(({ name, text }) => lineOf(name, text, 'docs/')).join('\n')}

## Machines

${machines.join('\n')}

## Optional

- [Changelog](CHANGELOG.md): what changed for those who build on it
- [The index of these pages](docs/README.md): the same for people
`
