import { formatNumber } from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { CopyButton } from '@narwhal-club/ui/kit/CopyButton/CopyButton.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useFacts } from '../../data/facts.ts'
import { FactsNote } from '../../page/FactsSection.tsx'
import { Page, Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

/** Shill generator (R2.9): a first fact to post; the generator comes next. */
export function ShillScreen() {
  const { data } = useFacts()
  const nft = data?.nft
  const post = nft
    ? shill.post(formatNumber(nft.supply), formatNumber(nft.inVault))
    : shill.post('\u2026', '\u2026')
  return (
    <Page title={shill.title} lead={shill.lead}>
      <Section title={shill.sample}>
        <Card>
          <p className={text.lead}>{post}</p>
          <div className={nft ? undefined : styles.held}>
            <CopyButton
              text={post}
              label={shill.copy}
              done={ui.account.copied}
            />
          </div>
          <FactsNote facts={data} />
        </Card>
        <EmptyState>{shill.soon}</EmptyState>
      </Section>
    </Page>
  )
}
