import type { DiagnosticWallet } from '@narwhal-club/core/contract'
import { readPage } from '../market/walletsAnswer.ts'

/** What the service said, byte for byte. */
export interface ServiceSaid {
  status: number
  /** Null: longer than anyone reads. */
  text: string | null
}

export interface ProbePorts {
  /** Where it is asked, without a key; null where this deployment asks none. */
  asked: string | null
  collection: string
  pageSize: number
  clock: { now(): number }
  /** Milliseconds, only ever forward. */
  ticks(): number
  /** Asks for the first page. Throws where nothing came in time. */
  ask(wallet: string): Promise<ServiceSaid>
  /** Leaves out what opens something. */
  clean(text: string): string
}

/** Characters of its words that are shown. */
const longestRaw = 20_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Asks the wallets service anew, and tells all of how it went. Never throws. */
export async function probeWallet(
  ports: ProbePorts,
  wallet: string,
): Promise<DiagnosticWallet> {
  const { asked, clock, clean, ticks } = ports
  if (asked === null) return { outcome: 'off', holdings: [] }
  const began = ticks()
  const said = await ports.ask(wallet).catch(() => null)
  const latency = Math.round(ticks() - began)
  const at = new Date(clock.now()).toISOString()
  const always = { latency, at, asked, holdings: [] }
  if (!said) return { ...always, outcome: 'away' }
  const { status, text } = said
  const whole = text === null ? undefined : clean(text)
  const raw = {
    status,
    ...(whole !== undefined && { raw: whole.slice(0, longestRaw) }),
    ...((whole === undefined || whole.length > longestRaw) && { isCut: true }),
  }
  if (status < 200 || status > 299)
    return { ...always, ...raw, outcome: 'refused' }
  const page =
    text === null
      ? null
      : readPage(parse(text), ports.collection, ports.pageSize)
  if (!page) return { ...always, ...raw, outcome: 'strange' }
  const holdings = page.nfts.map(({ image: _, ...facts }) => facts)
  const { pages } = page
  return { ...always, ...raw, outcome: 'answered', pages, holdings }
}
