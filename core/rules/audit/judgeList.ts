import { growTree, type Holder } from '../governance/merkle.ts'
import { uncountedAddresses } from '../governance/snapshot.ts'
import type { Hasher } from '../hashes.ts'
import type { Bundle } from './bundle.ts'
import type { Fault, Findings } from './report.ts'

/** Judges who may vote, a little at a time: sums, who is left out, the root. */
export function* judgeList(
  { voters }: Bundle,
  findings: Findings,
  hash: Hasher,
): Generator<void, void> {
  const { list, excluded, root, eligibleVoters, eligiblePower } = voters
  const out = new Set<string>([...uncountedAddresses, ...excluded])
  const seen = new Set<string>()
  const holders: Holder[] = []
  let sum = 0
  for (const [address, power] of list) {
    const fault = (what: Fault<'list'>) =>
      findings.fault('list', { what, address })
    if (seen.has(address)) fault('twice')
    if (out.has(address)) fault('excluded')
    if (power === 0) fault('no_power')
    seen.add(address)
    holders.push({ address, votingPower: power })
    sum += power
  }
  findings.looked('list', list.length)
  if (list.length !== eligibleVoters) findings.fault('list', { what: 'voters' })
  if (sum !== eligiblePower) findings.fault('list', { what: 'power' })
  const tree = yield* growTree(holders, hash)
  if (tree.root !== root) findings.fault('list', { what: 'root' })
}
