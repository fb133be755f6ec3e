import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { PowerWhy } from '@narwhal-club/ui/governance/votes/PowerWhy/PowerWhy.tsx'
import { Dialog } from '@narwhal-club/ui/kit/Dialog/Dialog.tsx'
import { answerOf } from '../../data/answerOf.ts'
import { useConfig } from '../../data/config.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { adviceOf, useAsk } from './useVotes.ts'

export interface PowerDialogProps {
  /** Its id. */
  proposal: string
  power: number
  onClose: () => void
}

/** The transfers around the block of a proposal that made the reader's power. */
export function PowerDialog({ proposal, power, onClose }: PowerDialogProps) {
  const address = useView((view) => view.session.session.userAddress)
  const explorer = useConfig().data?.chain.explorerUrl
  const found = useAsk(
    'powerStory',
    { proposal, address: address ?? '' },
    { enabled: address !== null },
  )
  const title = voting.why.title(formatCount(power))
  return (
    <Dialog label={title} title={title} onClose={onClose}>
      <PowerWhy
        answer={answerOf(found, adviceOf)}
        txHref={(hash) => (explorer ? `${explorer}/tx/${hash}` : null)}
        holderHref={(holder) => `${paths.analytics}?holder=${holder}`}
        linkAs={RouterLink}
      />
    </Dialog>
  )
}
