import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Button } from '../../../kit/Button/Button.tsx'
import type { VotePanelProps } from './VotePanel.tsx'

/** Shows what proves that the vote was taken, where there is something. */
export const ReceiptButton = ({
  onReceipt,
  isReceiptShown = false,
}: VotePanelProps) =>
  onReceipt ? (
    <Button aria-expanded={isReceiptShown} onClick={onReceipt}>
      {voting.panel.yours.receipt}
    </Button>
  ) : null
