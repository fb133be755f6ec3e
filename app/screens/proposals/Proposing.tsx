import { refusalTexts } from '@narwhal-club/core/contract'
import { bountyFaultSentence } from '@narwhal-club/core/messages/bountyFaults'
import type { DraftFault, ProposingView } from '@narwhal-club/core/proposing'
import { bountyLabels } from '@narwhal-club/ui/governance/bounties/BountyForm/labels.ts'
import { ProposingPanel } from '@narwhal-club/ui/governance/propose/ProposingPanel/ProposingPanel.tsx'
import { LazyConfetti } from '@narwhal-club/ui/kit/Confetti/LazyConfetti.tsx'
import { useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { useWithWallet } from '../../shell/dialog/useWithWallet.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useDisplay } from '../../useDisplay.ts'
import { useSend, useView } from '../../useSystem.ts'

const bountyFields: Readonly<Record<string, string>> = bountyLabels
const ofBounty = (fault: DraftFault) => ({
  field: bountyFields[fault.field] ?? fault.field,
  sentence: bountyFaultSentence(fault),
})

const texts: Readonly<Record<string, string>> = refusalTexts

export interface ProposingProps {
  club: string
  view: ProposingView
  /** It is out, and was seen. */
  onDone: () => void
}

/** A draft on its way, joined to the machines. */
export function Proposing({ club, view, onDone }: ProposingProps) {
  const send = useSend()
  const withWallet = useWithWallet()
  const { data: config } = useConfig()
  const { theme } = useDisplay()
  const payment = useView(({ payments }) =>
    'intent' in view ? payments[view.intent.id] : undefined,
  )
  const explorer = config?.chain.explorerUrl
  const isPublished = view.status === 'published'
  const isBounty = 'purpose' in view && view.purpose === 'bounty'
  return (
    <>
      <ProposingPanel
        view={view}
        payment={payment}
        transactionHref={(hash) => (explorer ? `${explorer}/tx/${hash}` : null)}
        proposalHref={(id) =>
          isBounty ? paths.bounty(club, id) : paths.proposal(club, id)
        }
        {...(isBounty && { faultOf: ofBounty })}
        faultText={(code) => texts[code] ?? code}
        linkAs={RouterLink}
        onConfirm={() => send({ type: 'proposing.confirm' })}
        onSign={() => withWallet(() => send({ type: 'proposing.sign' }))}
        onPay={() => send({ type: 'proposing.pay' })}
        onCancel={() => send({ type: 'proposing.cancel' })}
        onRetry={() => send({ type: 'proposing.retry' })}
        onBack={() => {
          send({ type: 'proposing.back' })
          if (isPublished) onDone()
        }}
      />
      <LazyConfetti
        celebrating={isPublished && view.isNew}
        theme={theme}
        onDone={() => send({ type: 'proposing.celebrated' })}
      />
    </>
  )
}
