/** The whole club in React, on the club's own origin or behind a proxy. */
import {
  browserPorts,
  type System,
  type SystemView,
  startClub,
} from '@narwhal-club/core'
import { formatTrillions, shortAddress } from '@narwhal-club/core/format'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/** Reads the view, and draws anew when it changes. */
const useView = (system: System): SystemView =>
  useSyncExternalStore(system.subscribe, system.getSnapshot)

/** What went wrong, in words: a view that stands at a failure has it. */
function failureOf({ wallet, login }: SystemView) {
  for (const part of [wallet, login])
    if ('failure' in part && part.failure) return part.failure.message
  return ''
}

/** Who this is will be known in a moment: till then nothing is offered. */
const isUnknown = ({ session, wallet }: SystemView) =>
  session.status === 'checking' ||
  session.status === 'signingOut' ||
  wallet.status === 'reconnecting' ||
  'isComingBack' in wallet

/** A balance that is not read, or could not be, is not 0. */
const balanceOf = ({ balance: { status, value, failure } }: SystemView) =>
  status === 'loaded' ? formatTrillions(value) : (failure?.message ?? '…')

/** How far a payment is, and why no further. */
function feeOf({ payments }: SystemView, id: string) {
  const fee = payments[id]
  if (!fee) return 'not paid'
  return 'failure' in fee ? fee.failure.message : fee.status
}

const retry = { type: 'wallet.retry' } as const

/** The next step of each state. */
function Club({ system }: { system: System }) {
  const view = useView(system)
  const { wallet, login, session, notifications } = view
  const { send } = system
  const [paid, setPaid] = useState('')
  const pay = (payer: string) => {
    // An id is paid once. This one is a gift, of which the server knows nothing:
    // what it asks a fee for has an id of its own (docs/machines/payments.md).
    const id = crypto.randomUUID()
    setPaid(id)
    send({
      type: 'payments.start',
      request: {
        id,
        kind: 'native',
        amount: 10n ** 18n,
        payer: payer as `0x${string}`,
      },
    })
  }
  return (
    <main>
      <h1>Club</h1>
      {session.status === 'signedIn' ? (
        <section aria-label="Signed in">
          <p>{shortAddress(session.user.address)}</p>
          <p>{session.user.nftCount ?? '?'} NFTs</p>
          <p>{balanceOf(view)}</p>
          <p>Fee: {feeOf(view, paid)}</p>
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
      ) : isUnknown(view) ? (
        <p>…</p>
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
