import { verify } from './pages/verify.ts'

/** What an audit found, as far as words need it. */
interface Said {
  what: string
  place?: number
  address?: string
  version?: number
  path?: string
}

interface Standing {
  standing: 'counted' | 'superseded'
  place: number
  seq: number
}

/** Says in a sentence what a check found, or left open. */
export const sayFinding = (code: string, { what }: Said): string => {
  const { [code]: sentences } = verify.findings as Readonly<
    Record<string, string | Readonly<Record<string, string>>>
  >
  const { unsigned } = verify.findings
  if (what === 'unsigned' || typeof sentences !== 'object') return unsigned
  return sentences[what] ?? what
}

/** Says which ballot: a bundle counts them from 0, people from 1. */
const ballotAt = (place: number) => place + 1

/** Says what became of the ballot of a receipt that holds. */
export function sayStanding(
  { standing, place, seq }: Standing,
  say: (count: number) => string = String,
): string {
  const { counted, superseded } = verify.receipt
  const ballot = say(ballotAt(place))
  return standing === 'counted' ? counted(ballot) : superseded(ballot, say(seq))
}

/** Says what became of a ballot that was cast here. */
export const sayKept = (
  kept: Standing | { standing: 'later' },
  say?: (count: number) => string,
): string =>
  kept.standing === 'later' ? verify.receipt.later : sayStanding(kept, say)

/** Says where: of which ballot, whose, in which version. */
export const sayWhere = ({ place, address, version, path }: Said): string => {
  const { where } = verify
  const said = [
    place !== undefined && where.place(`${ballotAt(place)}`),
    address,
    version !== undefined && where.version(`${version}`),
    path && where.path(path),
  ]
  return said.filter(Boolean).join(', ')
}
