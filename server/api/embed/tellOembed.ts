import { brand } from '@narwhal-club/core/brand'
import {
  type Answering,
  type Asked,
  type embedApi,
  embedFrame,
  embedSize,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { ProposalReads } from '../proposals/proposals.ports.ts'

export interface EmbedPorts {
  /** Where our pages are; the first is how we are called. */
  origins: readonly string[]
  reads: Pick<ProposalReads, 'find'>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const page = /^\/(?:clubs|spaces)\/[^/]+\/?$/
const framed = /^\/embed\/proposal\/([^/]+)\/?$/
/** Seconds: how votes stand is read by the frame itself. */
const keptFor = 3_600
/** Pixels that a card is still read in. */
const least = { width: 240, height: 180 }

/** The proposal of an address, of its page or of its card; ours may be short. */
function proposalIn(address: string, origins: readonly string[]) {
  const [own] = origins
  const url = URL.canParse(address, own) ? new URL(address, own) : undefined
  if (!url || !origins.includes(url.origin)) return undefined
  const [, id] = framed.exec(url.pathname) ?? []
  const named = id ?? (page.test(url.pathname) ? url.searchParams.get('p') : '')
  return named && uuid.test(named) ? named : undefined
}

/**
 * Tells how another site shows a proposal that it links to, by oEmbed 1.0: of
 * any other address nothing is known (404), and XML is not spoken (501).
 *
 * @throws RefusalError
 */
export async function tellOembed(
  { origins, reads }: EmbedPorts,
  asked: Asked<(typeof embedApi)['oembed']>,
): Promise<Answering<(typeof embedApi)['oembed']>> {
  const { url, format = 'json', maxwidth, maxheight } = asked
  if (format !== 'json') throw new RefusalError('format_not_supported')
  const id = proposalIn(url, origins)
  const found = id === undefined ? null : await reads.find(id, null)
  if (!found) throw new RefusalError('proposal_not_found')
  const origin = origins[0] ?? ''
  const width = Math.min(embedSize.width, maxwidth ?? embedSize.width)
  const height = Math.min(embedSize.height, maxheight ?? embedSize.height)
  // There is nothing to read in less, and the standard lets us not be larger.
  if (width < least.width || height < least.height)
    throw new RefusalError('proposal_not_found', { reason: 'size' })
  const title = `${found.title} · ${found.clubName}`
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: brand.appName,
    provider_url: origin,
    cache_age: keptFor,
    html: embedFrame({ origin, proposal: found.id, title, width, height }),
    width,
    height,
  }
}
