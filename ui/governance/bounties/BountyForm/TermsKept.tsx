import type { BountyDraftContent } from '@narwhal-club/core/contract'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import { Card } from '../../../kit/Card/Card.tsx'
import { muted } from '../../../theme/text.css.ts'
import { Facts } from '../../proposals/Facts/Facts.tsx'
import { termsOf } from '../terms.ts'

const { fixed, fixedWhy } = revising.bounty

/** What no new version changes, as its readers know it. */
export const TermsKept = ({ value }: { value: BountyDraftContent }) => (
  <Card title={fixed}>
    <p className={muted}>{fixedWhy}</p>
    <Facts facts={termsOf(value)} />
  </Card>
)
