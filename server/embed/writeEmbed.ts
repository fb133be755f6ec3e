import type { ProposalDetail, VoteChoice } from '@narwhal-club/core/contract'
import { formatCount, formatShare } from '@narwhal-club/core/format'
import { embed as words } from '@narwhal-club/core/messages/pages/embed'
import { escaped } from '../page/escaped.ts'
import { proposalCard } from '../pictures/cards.ts'
import { embedStyle } from './embedStyle.ts'

/** Seconds after which a card of an open vote asks anew. */
const anew = 60

export const embedThemes = ['auto', 'dark', 'light'] as const
export type EmbedTheme = (typeof embedThemes)[number]

interface Frame {
  theme: EmbedTheme
  title: string
  /** Seconds after which it is asked for anew; none: it stays as it is. */
  refresh?: number | undefined
  main: string
}

const documentOf = ({ theme, title, refresh, main }: Frame) =>
  [
    '<!doctype html>',
    `<html lang="en" data-theme="${theme}"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    refresh ? `<meta http-equiv="refresh" content="${refresh}" />` : '',
    `<title>${escaped(title)}</title><style>${embedStyle}</style></head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('')

/** No is striped: a side is not told by its colour alone. */
const stripes =
  '<defs><pattern id="no" width="6" height="10" patternUnits="userSpaceOnUse"><path d="M2 0v10" /></pattern></defs>'

const side = (name: VoteChoice, power: number, cast: number) => {
  const percent = ((100 * power) / cast).toFixed(1)
  const text = words.share(formatShare(power / cast), formatCount(power))
  return `<div class="${name}"><dt>${words[name]}</dt><dd><svg aria-hidden="true">${name === 'no' ? stripes : ''}<rect width="${percent}%" height="100%"${name === 'no' ? ' fill="url(#no)"' : ''} /></svg></dd><dd>${escaped(text)}</dd></div>`
}

/** How a proposal stands, for a frame on another site: to read, with one link. */
export function writeEmbed(
  proposal: ProposalDetail,
  { origin, theme }: { origin: string; theme: EmbedTheme },
): string {
  const { club, id, status, counts, flagReason, reported } = proposal
  const { kicker = '', title, chip, facts = '' } = proposalCard(proposal)
  const cast = counts.yesPower + counts.noPower
  const isWarned = flagReason !== undefined || reported
  const isOpen = status === 'active' && !isWarned
  const href = `${origin}/clubs/${club.id}?tab=proposals&p=${id}`
  const main = [
    `<div class="top"><p class="kicker">${escaped(kicker)}</p>`,
    chip
      ? `<p class="chip" data-tone="${chip.tone}">${escaped(chip.label)}</p>`
      : '',
    `</div><h1>${escaped(title)}</h1>`,
    isWarned ? `<p class="facts">${escaped(words.warned)}</p>` : '',
    cast > 0
      ? `<dl>${side('yes', counts.yesPower, cast)}${side('no', counts.noPower, cast)}</dl>`
      : `<p class="facts">${escaped(words.none)}</p>`,
    `<footer><p class="facts">${escaped(facts)}</p>`,
    `<a href="${escaped(href)}" target="_blank" rel="noopener"${isOpen ? '' : ' data-calm'}>`,
    `${escaped(isOpen ? words.vote : words.read)}</a></footer>`,
  ].join('')
  const refresh = status === 'closed' ? undefined : anew
  return documentOf({ theme, title, refresh, main })
}

/** The same where there is nothing to show. */
export function writeMissing(theme: EmbedTheme): string {
  const { title, text } = words.missing
  const main = `<h1>${escaped(title)}</h1><p class="facts">${escaped(text)}</p>`
  return documentOf({ theme, title, main })
}
