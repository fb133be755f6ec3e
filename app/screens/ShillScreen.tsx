import { formatNumber } from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { Card } from '@narwhal-club/ui/Card/Card.tsx'
import { CopyButton } from '@narwhal-club/ui/CopyButton/CopyButton.tsx'
import { EmptyState } from '@narwhal-club/ui/EmptyState/EmptyState.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useFacts } from '../data/facts.ts'
import { FactsNote } from './FactsSection.tsx'
import { Page, Section } from './Page.tsx'

/** Shill generator (R2.9): a first fact to post; the generator comes next. */
export function ShillScreen() {
  const { data } = useFacts()
  const post =
    data?.nft &&
    shill.post(formatNumber(data.nft.supply), formatNumber(data.nft.inVault))
  return (
    <Page title={shill.title} lead={shill.lead}>
      <Section title={shill.sample}>
        <Card>
          <p className={text.lead}>{post ?? '\u2026'}</p>
          {post ? (
            <div>
              <CopyButton
                text={post}
                label={shill.copy}
                done={ui.account.copied}
              />
            </div>
          ) : null}
          <FactsNote facts={data} />
        </Card>
        <EmptyState>{shill.soon}</EmptyState>
      </Section>
    </Page>
  )
}
