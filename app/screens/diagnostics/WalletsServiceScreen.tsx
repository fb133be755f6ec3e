import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { ServiceAnswer } from '@narwhal-club/ui/diagnostics/ServiceAnswer/ServiceAnswer.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { SearchField } from '@narwhal-club/ui/kit/SearchField/SearchField.tsx'
import { StaleNote } from '@narwhal-club/ui/kit/StaleNote/StaleNote.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { createAddress, text as textPart } from '../../data/address.ts'
import { useAddress } from '../../data/useAddress.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useView } from '../../useSystem.ts'
import { Diagnosed } from './Diagnosed.tsx'
import { useServiceAnswer } from './useDiagnostics.ts'

const { wallets } = diagnostics
const whole = '0x[0-9a-fA-F]{40}'
const address = createAddress({
  wallet: textPart('wallet', new RegExp(`^${whole}$`)),
})

function WalletsService({ title }: { title: string }) {
  const { state, go } = useAddress(address)
  const { wallet } = state
  const mine = useView((view) => view.session.session.userAddress)
  const { label, hint, ask } = wallets.wallet
  return (
    <Diagnosed>
      <Page title={title} lead={wallets.lead}>
        <div className={styles.stack}>
          <SearchField
            label={label}
            name="wallet"
            placeholder={hint}
            pattern={whole}
            action={ask}
            value={wallet}
            onSearch={(said) => go({ wallet: said })}
          />
          {mine && mine.toLowerCase() !== wallet.toLowerCase() ? (
            <div className={styles.row}>
              <Button variant="bare" onClick={() => go({ wallet: mine })}>
                {wallets.wallet.mine}
              </Button>
            </div>
          ) : null}
        </div>
        {wallet ? (
          <Asked key={wallet} wallet={wallet} />
        ) : (
          <EmptyState heading="h2">{wallets.none}</EmptyState>
        )}
      </Page>
    </Diagnosed>
  )
}

function Asked({ wallet }: { wallet: string }) {
  const { data, isError, isFetching, refetch } = useServiceAnswer(wallet)
  const again = () => void refetch()
  if (isError && !data)
    return (
      <ErrorState heading="h2" waiting={isFetching} onAction={again}>
        {wallets.failed}
      </ErrorState>
    )
  return (
    <Card title={wallets.title}>
      {data ? (
        <div className={styles.stack}>
          {isError ? <StaleNote>{wallets.stale}</StaleNote> : null}
          <ServiceAnswer answer={data} />
          <div className={styles.row}>
            <Button waiting={isFetching} onClick={again}>
              {wallets.wallet.again}
            </Button>
          </div>
        </div>
      ) : (
        <p className={text.muted}>{wallets.asking}</p>
      )}
    </Card>
  )
}

/** `/test-degen-api` (R2.12). */
export const DegenScreen = () => <WalletsService title={wallets.degen} />

/** `/ebisu-api-test` (R2.12). */
export const EbisuScreen = () => <WalletsService title={wallets.ebisu} />
