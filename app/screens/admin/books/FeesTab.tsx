import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  type AdminCredit,
  booksEndpoints,
  type CreditView,
  creditViews,
  type Refund,
} from '@narwhal-club/core/contract'
import { formatTokens, shortAddress } from '@narwhal-club/core/format'
import { books as words } from '@narwhal-club/core/messages/pages/books'
import { FeeCoins } from '@narwhal-club/ui/admin/FeeCoins/FeeCoins.tsx'
import { FeeCredits } from '@narwhal-club/ui/admin/FeeCredits/FeeCredits.tsx'
import {
  FeeIntents,
  type ShownState,
  shownStates,
} from '@narwhal-club/ui/admin/FeeIntents/FeeIntents.tsx'
import { FeeTotals } from '@narwhal-club/ui/admin/FeeTotals/FeeTotals.tsx'
import { choice, createAddress } from '../../../data/address.ts'
import { answerOf } from '../../../data/answerOf.ts'
import { createUseAsk } from '../../../data/ask.ts'
import { useConfig } from '../../../data/config.ts'
import { createUseList } from '../../../data/list.ts'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { adviceOf } from '../advice.ts'
import { csvHref } from '../csvHref.ts'
import { createUseAdminister } from '../useAdministering.ts'

const { adminIntents, adminCredits, adminCoins, adminTotals } = booksEndpoints
const useList = createUseList(
  { adminIntents, adminCredits, adminCoins },
  adviceOf,
)
const useAsk = createUseAsk({ adminTotals })
const useAdminister = createUseAdminister(booksEndpoints)

const address = createAddress({
  tab: choice('tab', ['overview', 'fees'], 'overview'),
  state: choice<ShownState>('state', shownStates, 'all'),
  view: choice<CreditView>('credits', creditViews, 'open'),
})

/** Money that came in: what it paid for, and what was given back. */
export function FeesTab() {
  const { state: asked, hrefOf } = useAddress(address)
  const { state, view } = asked
  const intentsAsked = state === 'all' ? {} : { state }
  const intents = useList('adminIntents', intentsAsked)
  const credits = useList('adminCredits', { view })
  const coins = useList('adminCoins', {})
  const totals = answerOf(useAsk('adminTotals'), adviceOf)
  const administer = useAdminister()
  const explorer = useConfig().data?.chain.explorerUrl
  const transactionHref = (hash: string) =>
    explorer ? `${explorer}/tx/${hash}` : null

  const said = (
    act: 'begin' | 'record' | 'drop',
    { payer }: AdminCredit,
    amount: string,
  ) => {
    const { title, text, done } = words.doing[act]
    const sum = `${formatTokens(BigInt(amount))} ${words.asset.TOKEN}`
    const who = shortAddress(checksumAddress(payer))
    return {
      title,
      text: text(sum, who),
      confirm: words.credits[act],
      done,
      isGrave: act === 'record',
    }
  }
  const record = (credit: AdminCredit, { id, amount }: Refund, hash: string) =>
    administer(
      'recordRefund',
      { refund: id, body: { hash } },
      said('record', credit, amount),
    )

  return (
    <div className={styles.stack}>
      <FeeTotals answer={totals} />
      <FeeCredits
        {...credits}
        view={view}
        viewHref={(each) => hrefOf({ view: each })}
        csvHref={csvHref(adminCredits, { view })}
        transactionHref={transactionHref}
        linkAs={RouterLink}
        onBegin={(credit) =>
          administer(
            'beginRefund',
            { credit: credit.id },
            said('begin', credit, credit.left),
          )
        }
        onRecord={record}
        onDrop={(credit, { id, amount }) =>
          administer('dropRefund', { refund: id }, said('drop', credit, amount))
        }
      />
      <FeeIntents
        {...intents}
        state={state}
        stateHref={(each) => hrefOf({ state: each })}
        csvHref={csvHref(adminIntents, intentsAsked)}
        transactionHref={transactionHref}
        linkAs={RouterLink}
      />
      <FeeCoins
        {...coins}
        csvHref={csvHref(adminCoins)}
        transactionHref={transactionHref}
      />
    </div>
  )
}
