/**
 * The whole club in Solid, on the club's own origin or behind a proxy; in templates
 * that need no compiler.
 */
import {
  browserPorts,
  type System,
  type SystemView,
  startClub,
} from '@narwhal-club/core'
import { formatTrillions, shortAddress } from '@narwhal-club/core/format'
import { createMemo, createSignal, from } from 'solid-js'
import html from 'solid-js/html'
import { render } from 'solid-js/web'

const button = (name: string, press: () => void) =>
  html`<button type="button" onClick=${press}>${name}</button>`

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
function Club(system: System) {
  const { send } = system
  const view = from(system, system.getSnapshot())
  const signOut = () =>
    button('Sign out', () => send({ type: 'session.signOut' }))
  const connect = () => {
    send({ type: 'wallet.open' })
    // The message is there as soon as a wallet is.
    send({ type: 'login.open' })
  }
  const [paid, setPaid] = createSignal('')
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
  const now = createMemo(() => {
    const { wallet, login, session } = view()
    switch (session.status) {
      case 'signedIn':
        return html`<section aria-label="Signed in">
          <p>${shortAddress(session.user.address)}</p>
          <p>${session.user.nftCount ?? '?'} NFTs</p>
          <p>${balanceOf(view())}</p>
          <p>Fee: ${feeOf(view(), paid())}</p>
          ${button('Pay 1 CRO', () => pay(session.user.address))}
          ${signOut()}
        </section>`
      case 'accountMismatch':
        return html`<section aria-label="Another account">
          <p>The wallet shows ${shortAddress(session.walletShows)}.</p>
          ${signOut()}
        </section>`
    }
    if (isUnknown(view())) return html`<p>…</p>`
    if (login.status === 'messageReady')
      return html`<section aria-label="Message">
        <pre>${login.message}</pre>
        ${button('Sign', () => send({ type: 'login.sign' }))}
      </section>`
    if (wallet.phase === 'connected')
      return button('Sign in', () => send({ type: 'login.open' }))
    if (wallet.status === 'choosing')
      return wallet.options.map(({ id, name }) =>
        button(name, () => send({ type: 'wallet.choose', id })),
      )
    if (wallet.status === 'connecting')
      return button('Cancel', () => send({ type: 'wallet.cancel' }))
    if (system.can(retry)) return button('Try again', () => send(retry))
    return button('Connect', connect)
  })
  const notice = () =>
    view().notifications.items.find(({ open }) => open)?.title
  const elsewhere = createMemo(() => view().wallet.status === 'wrongChain')
  const toOurs = () =>
    elsewhere() &&
    button('Switch network', () => send({ type: 'wallet.switchChain' }))
  return html`<main>
    <h1>Club</h1>
    ${now}
    ${toOurs}
    <p role="alert">${() => failureOf(view())}</p>
    <p role="status">${notice}</p>
  </main>`
}

/** Puts the club into the page. */
export async function mount(element: Element) {
  const started = await startClub({
    ...browserPorts(window),
    reload: () => location.reload(),
  })
  if (started.ok) render(() => Club(started.system) as never, element)
  else element.textContent = started.failure.message
}
