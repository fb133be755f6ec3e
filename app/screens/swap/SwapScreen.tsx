import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { SwapLeft } from '@narwhal-club/ui/swap/SwapLeft/SwapLeft.tsx'
import { isUnderWay } from '@narwhal-club/ui/swap/UnderWay/UnderWay.tsx'
import { VaultCard } from '@narwhal-club/ui/swap/VaultCard/VaultCard.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerOf } from '../../data/answerOf.ts'
import { useAddress } from '../../data/useAddress.ts'
import { AddressLine } from '../../page/AddressLine.tsx'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useSend, useView } from '../../useSystem.ts'
import { adviceOf } from './advice.ts'
import { Choosing } from './Choosing.tsx'
import { Going } from './Going.tsx'
import { History } from './History.tsx'
import * as layout from './swap.css.ts'
import { swapAddress } from './swapAddress.ts'
import { useArrival } from './useArrival.ts'
import { isOfSwaps, useAsk } from './useSwaps.ts'

const modes = ['deposit', 'redeem'] as const

/** Swap (R2.10): from the choice to the receipt, and what the vault holds. */
export function SwapScreen() {
  const asking = useAddress(swapAddress)
  const { state, hrefOf } = asking
  const send = useSend()
  const queries = useQueryClient()
  const view = useView(({ swapping }) => swapping)
  const session = useView((all) => all.session.status)
  const config = useAsk('swapConfig', {})
  const isGoing = isUnderWay(view)
  const top = useArrival(isGoing ? view.status === 'working' : 'choosing')

  // Its code comes with who can swap; who only looks does without.
  const isMember = session === 'signedIn'
  useEffect(() => {
    if (isMember) send({ type: 'swapping.open' })
  }, [isMember, send])
  const isDone = view.status === 'done'
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ predicate: isOfSwaps })
  }, [isDone, queries])

  const { data } = config
  return (
    <Page title={swap.title} lead={swap.lead}>
      <div className={styles.stack}>
        {isGoing ? null : (
          <TabLinks
            label={swapPage.mode.label}
            linkAs={RouterLink}
            links={modes.map((mode) => ({
              href: hrefOf({ mode, ids: [], search: '', traits: {} }),
              label: swapPage.mode[mode],
              isCurrent: mode === state.mode,
            }))}
          />
        )}
        {data?.paused ? (
          <EmptyState heading="h2" title={swapPage.paused.title}>
            {swapPage.paused.body}
          </EmptyState>
        ) : null}
        {view.status === 'idle' ? (
          <SwapLeft
            {...view}
            onContinue={(intent) => send({ type: 'swapping.continue', intent })}
          />
        ) : null}
        <div ref={top} tabIndex={-1} className={layout.stage}>
          {isGoing ? (
            <Going view={view} config={data} />
          ) : (
            <Choosing view={view} config={data} asking={asking} />
          )}
        </div>
      </div>
      <VaultCard
        answer={answerOf(config, adviceOf)}
        address={data && <AddressLine address={data.vault} />}
      />
      <History asking={asking} />
    </Page>
  )
}
