import { type balanceMachine, toBalanceView } from '@narwhal-club/core/balance'
import { Footer } from '@narwhal-club/ui/shell/Footer/Footer.tsx'
import { holder } from '../../../ui/fixtures/views.ts'
import type { Render } from '../tour.ts'

/** The footer, with what the signed-in user holds. */
export const balance: Render<typeof balanceMachine> = (snapshot, send) => (
  <Footer
    holdings={
      snapshot.value === 'idle'
        ? undefined
        : {
            user: holder,
            balance: toBalanceView(snapshot),
            onRetryBalance: () => send({ type: 'balance.refetch' }),
          }
    }
  />
)
