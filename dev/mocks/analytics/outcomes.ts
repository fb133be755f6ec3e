import { feeKey } from '@narwhal-club/core/governance'
import type { Outcome, Payment } from '../../../server/api/analytics/history.ts'
import type {
  CreditRow,
  IntentRow,
  UseRow,
} from '../../../server/api/fees/fees.ports.ts'
import { isWarnedOf } from '../../../server/api/proposals/presentProposal.ts'
import type { ProposalRow } from '../../../server/api/proposals/proposals.ports.ts'
import { byText } from '../byText.ts'

/** What payments were used for, as it is now. */
export interface PastUses {
  uses: readonly Pick<UseRow, 'key' | 'hash' | 'payer' | 'value' | 'intent'>[]
  intents: readonly Pick<IntentRow, 'id' | 'purpose' | 'state' | 'published'>[]
  credits: readonly Pick<CreditRow, 'id' | 'key' | 'left'>[]
  /** The newest last; none that was given back. */
  spends: readonly { credit: string; intent: string }[]
  proposals: readonly ProposalRow[]
}

/** What became of payments, by what they were used for. */
export function readUses(past: PastUses) {
  const isAlike = (
    use: (typeof past.uses)[number],
    { asset, hash, from, amount }: Payment,
  ) =>
    asset === 'TOKEN' &&
    use.hash === hash &&
    use.payer === from &&
    use.value === amount

  /** The use of the same place, or one alike of the same transaction. */
  function useOf(paid: Payment) {
    const { hash, place } = paid
    const alike = past.uses.filter((use) => isAlike(use, paid))
    const key = feeKey({ hash: hash as `0x${string}`, receiptIndex: place })
    return (
      alike.find((use) => use.key === key) ??
      alike.sort((one, next) => byText(one.key, next.key))[0]
    )
  }
  const creditsOf = (paid: Payment) => {
    const key = useOf(paid)?.key
    return past.credits.filter((credit) => credit.key === key)
  }
  const intentOf = (id: string | null | undefined) =>
    past.intents.find((intent) => intent.id === id)

  function proposalOf(intent: ReturnType<typeof intentOf>) {
    if (intent?.purpose !== 'proposal') return undefined
    const row = past.proposals.find(({ id }) => id === intent.published)
    if (!row) return undefined
    const { id, club: clubId, number, title } = row
    return { id, clubId, number, ...(!isWarnedOf(row) && { title }) }
  }

  return {
    /** Each credit once, however a reorg has put its payment elsewhere. */
    leftUpTo: (paid: readonly Payment[]) =>
      past.credits
        .filter(({ key }) => {
          const use = past.uses.find((each) => each.key === key)
          return use && paid.some((each) => isAlike(use, each))
        })
        .reduce((all, { left }) => all + left, 0n),
    outcomeOf(paid: Payment): Outcome {
      const own = intentOf(useOf(paid)?.intent)
      const credits = creditsOf(paid).map(({ id }) => id)
      const spent = past.spends
        .filter(({ credit }) => credits.includes(credit))
        .at(-1)
      const isPaid = own?.state === 'consumed' || own?.state === 'confirmed'
      const proposal = proposalOf(isPaid ? own : intentOf(spent?.intent))
      return {
        status: statusOf(own?.state, spent !== undefined, credits.length > 0),
        ...(proposal && { proposal }),
      }
    },
  }
}

function statusOf(
  own: IntentRow['state'] | undefined,
  isSpent: boolean,
  isCredit: boolean,
): Outcome['status'] {
  if (own === 'consumed') return 'published'
  if (own === 'confirmed') return 'confirmed'
  if (isSpent) return 'spent'
  return isCredit ? 'credit' : 'received'
}
