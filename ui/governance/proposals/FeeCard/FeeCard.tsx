import { brand } from '@narwhal-club/core/brand'
import type { ProposalDetail } from '@narwhal-club/core/contract'
import { formatTokens } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Card } from '../../../kit/Card/Card.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { mono } from '../../../theme/text.css.ts'
import { link } from '../Facts/Facts.css.ts'
import { Facts } from '../Facts/Facts.tsx'

const words = proposals.fee

export interface FeeCardProps {
  /** Missing where none was due. */
  fee: ProposalDetail['fee'] | undefined
  /** Where a transaction can be looked up; missing on a chain of one's own. */
  txHref?: ((hash: string) => string) | undefined
}

/** What was paid for a proposal, and where that can be seen. */
export function FeeCard({ fee, txHref }: FeeCardProps) {
  return (
    <Card title={words.title}>
      {!fee ? (
        <p>{words.none}</p>
      ) : fee.tx === 'admin-exempt' ? (
        <p>{words.exempt}</p>
      ) : (
        <>
          <Facts
            facts={[
              [
                words.amount,
                `${formatTokens(BigInt(fee.amount))} $${brand.product}`,
              ],
              [
                words.by,
                <span key="tx" className={mono} dir="ltr">
                  {fee.tx}
                </span>,
              ],
            ]}
          />
          {txHref ? (
            <ExternalLink href={txHref(fee.tx)} className={link}>
              {words.tx}
            </ExternalLink>
          ) : null}
        </>
      )}
    </Card>
  )
}
