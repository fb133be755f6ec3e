import { verify } from './pages/verify.ts'

/** What an audit found, as far as words need it. */
interface Said {
  what: string
  place?: number
  address?: string
  version?: number
  path?: string
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

/** Says where: of which ballot, whose, in which version. */
export const sayWhere = ({ place, address, version, path }: Said): string => {
  const { where } = verify
  const said = [
    place !== undefined && where.place(`${place}`),
    address,
    version !== undefined && where.version(`${version}`),
    path && where.path(path),
  ]
  return said.filter(Boolean).join(', ')
}
