import { words } from '@narwhal-club/core/messages'
import { about } from '@narwhal-club/core/messages/pages/about'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Fragment } from 'react'
import { useConfig } from '../../data/config.ts'
import { AddressLine } from '../../page/AddressLine.tsx'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'

const { contracts } = about

/** Where the contracts of this deployment are. */
export function Contracts() {
  const { data, isError, refetch } = useConfig()
  const rows = data && [
    [contracts.nft, data.contracts.nft],
    [contracts.token, data.contracts.token],
    [contracts.swap, data.contracts.swap],
    [contracts.adminWallet, data.adminWallet],
  ]
  return (
    <Section title={contracts.title}>
      {isError && !data ? (
        <ErrorState action={words.tryAgain} onAction={() => refetch()} />
      ) : (
        <Card>
          <dl className={styles.facts}>
            <dt className={styles.term}>{contracts.chain}</dt>
            <dd className={styles.value}>
              {data ? `${data.chain.name}, ${data.chain.id}` : '\u2026'}
            </dd>
            {rows?.map(([label, address]) => (
              <Fragment key={label}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>
                  <AddressLine address={address ?? ''} />
                </dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      )}
    </Section>
  )
}
