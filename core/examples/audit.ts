/**
 * Counts the votes on a proposal of a running club anew, from Node: every hash,
 * number and key's signature of its bundle is checked here. It needs no sign-in.
 */
import { type AuditReport, audit, readKeys } from '@narwhal-club/core/audit'

/** Says what became of each check, and the verdict, line by line. */
export async function auditVotes(
  origin: string,
  proposal: string,
  print: (line: string) => void,
): Promise<AuditReport> {
  const load = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return await answer.json()
  }
  const bundle = await load(`/api/proposals/${proposal}/bundle.json`)
  // Of the same server they show that it agrees with itself. Better are keys that
  // you kept from before, or have from somebody else.
  const keys = readKeys(await load('/api/log/keys'))
  if (!keys) throw new Error('The server says no keys')
  const report = audit(bundle, { keys })
  for (const { code, looked, faults } of report.checks)
    print(`${code}: ${looked} looked at, ${faults} wrong`)
  // Red: something is wrong. Open: nothing is, but contract wallets voted, and only
  // the chain can tell.
  print(`${report.verdict}: ${report.ballots} ballots`)
  return report
}
