/** The whole club in React, on the club's own origin or behind a proxy. */
import {
  browserPorts,
  type System,
  type SystemView,
  startClub,
} from '@narwhal-club/core'
import { formatTrillions, shortAddress } from '@narwhal-club/core/format'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/** Reads the view, and draws anew when it changes. */
const useView = (system: System): SystemView =>
  useSyncExternalStore(system.subscribe, system.getSnapshot)

function failureOf({ wallet, login }: SystemView) {
  if ('failure' in wallet) return wallet.failure?.message
  return 'failure' in login ? login.failure.message : ''
}

const retry = { type: 'wallet.retry' } as const

/** The next step of each state. */
function Club({ system }: { system: System }) {
  const view = useView(system)
  const { wallet, login, session, balance, payments, notifications } = view
  const { send } = system
  const pay = (payer: string) =>
    send({
      type: 'payments.start',
      request: {
        id: 'tip',
        kind: 'native',
        amount: 10n ** 18n,
        payer: payer as `0x${string}`,
      },
    })
  return (
    <main>
      <h1>Club</h1>
      {session.status === 'signedIn' ? (
        <section aria-label="Signed in">
          <p>{shortAddress(session.user.address)}</p>
          <p>{session.user.nftCount ?? '?'} NFTs</p>
          <p>{formatTrillions(balance.value)}</p>
          <p>Fee: {payments.tip?.status ?? 'not paid'}</p>
          <button type="button" onClick={() => pay(session.user.address)}>
            Pay 1 CRO
          </button>
          <button
            type="button"
            onClick={() => send({ type: 'session.signOut' })}
          >
            Sign out
          </button>
        </section>
      ) : session.status === 'accountMismatch' ? (
        <section aria-label="Another account">
          <p>The wallet shows {shortAddress(session.walletShows)}.</p>
          <button
            type="button"
            onClick={() => send({ type: 'session.signOut' })}
          >
            Sign out
          </button>
        </section>
      ) : login.status === 'messageReady' ? (
        <section aria-label="Message">
          <pre>{login.message}</pre>
          <button type="button" onClick={() => send({ type: 'login.sign' })}>
            Sign
          </button>
        </section>
      ) : wallet.phase === 'connected' ? (
        <button type="button" onClick={() => send({ type: 'login.open' })}>
          Sign in
        </button>
      ) : wallet.status === 'choosing' ? (
        wallet.options.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            onClick={() => send({ type: 'wallet.choose', id })}
          >
            {name}
          </button>
        ))
      ) : wallet.status === 'connecting' ? (
        <button type="button" onClick={() => send({ type: 'wallet.cancel' })}>
          Cancel
        </button>
      ) : system.can(retry) ? (
        <button type="button" onClick={() => send(retry)}>
          Try again
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            send({ type: 'wallet.open' })
            // The message is there as soon as a wallet is.
            send({ type: 'login.open' })
          }}
        >
          Connect
        </button>
      )}
      {wallet.status === 'wrongChain' && (
        <button
          type="button"
          onClick={() => send({ type: 'wallet.switchChain' })}
        >
          Switch network
        </button>
      )}
      <p role="alert">{failureOf(view)}</p>
      <p role="status">
        {notifications.items.find((item) => item.open)?.title}
      </p>
    </main>
  )
}

/** Puts the club into the page. */
export async function mount(element: Element) {
  const started = await startClub({
    ...browserPorts(window),
    reload: () => location.reload(),
  })
  const root = createRoot(element)
  if (!started.ok) {
    root.render(<p role="alert">{started.failure.message}</p>)
    return
  }
  root.render(<Club system={started.system} />)
}
