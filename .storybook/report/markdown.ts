import type { Report } from './report.types.ts'

/** Fences what may hold fences itself. */
function fenced(text: string, language = '') {
  const longest = Math.max(
    2,
    ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length),
  )
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, text, fence]
}

/** A bug report, ready to be pasted into an issue. */
export function toMarkdown(report: Report): string {
  const { title, link, at, chosen, explored, errors } = report
  const turned = Object.entries(chosen)
    .filter(([, value]) => ['string', 'number'].includes(typeof value))
    .map(([name, value]) => `${name} ${value}`)
  const machine = explored
    ? [
        `- Machine: ${explored.machine}, in \`${explored.state}\`, path \`${explored.path || 'start'}\``,
      ]
    : []
  const facts = [
    `- Story: [${title}](${link})`,
    ...machine,
    `- Toolbar: ${turned.join(', ')}`,
    `- Browser: ${report.browser}`,
    `- Viewport: ${report.viewport}`,
    ...(report.wishes.length > 0
      ? [`- System asks for: ${report.wishes.join(', ')}`]
      : []),
    `- When: ${at}`,
  ]
  const way = explored
    ? [
        '',
        '## The way here',
        '',
        ...['start', ...explored.steps].map((step, at) => `${at + 1}. ${step}`),
        '',
        '## What the machine knows',
        '',
        ...fenced(explored.context, 'json'),
      ]
    : []
  return [
    `# ${title}`,
    '',
    'What I saw: ',
    '',
    'What I expected: ',
    '',
    ...facts,
    ...way,
    '',
    '## Errors in the console',
    '',
    ...(errors.length > 0 ? fenced(errors.join('\n')) : ['None.']),
    '',
    '## Picture',
    '',
    'Paste it here.',
    '',
  ].join('\n')
}
