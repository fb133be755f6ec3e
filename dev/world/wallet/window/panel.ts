import { chainName } from '../chainName.ts'
import type { OfferedAccount } from '../context.ts'
import type { Store, WalletState } from '../state.ts'
import { accountPicker } from './accountPicker.ts'
import { h } from './elements.ts'
import { frameHeader } from './frame.ts'
import type { Surface } from './surface.ts'

type PanelInput = {
  surface: Surface
  store: Store
  accounts: readonly OfferedAccount[]
}

/** Mounts the button at the page's edge and the panel that it opens. */
export function createPanel({ surface, store, accounts }: PanelInput) {
  let dialog: HTMLDialogElement | undefined
  const dot = h('i', { class: 'dot', 'aria-hidden': 'true' })
  const tab = h(
    'button',
    { type: 'button', class: 'tab', 'aria-haspopup': 'dialog', click: open },
    dot,
    h('span', {}, 'Demo wallet'),
  )
  surface.append(tab)

  const showState = () =>
    tab.toggleAttribute('data-live', store.accounts().length > 0)
  store.watch(showState)
  showState()

  function close() {
    dialog?.remove()
    dialog = undefined
  }
  function open() {
    close()
    dialog = draw(close, store, accounts)
    surface.append(dialog)
    dialog.showModal()
  }
  return { close }
}

function draw(
  close: () => void,
  store: Store,
  accounts: readonly OfferedAccount[],
) {
  const state = store.get()
  const set = (change: Partial<WalletState>) => store.set(change)
  return h(
    'dialog',
    { 'aria-label': 'Demo wallet settings', close },
    frameHeader(
      h(
        'button',
        { type: 'button', class: 'close', 'aria-label': 'Close', click: close },
        '✕',
      ),
    ),
    h(
      'div',
      { class: 'content' },
      accountPicker(accounts, state.account, (account) => set({ account })),
      networks(state, (chainId) => set({ chainId })),
      toggle('Locked', 'Sites see no account until it is unlocked', {
        isOn: state.isLocked,
        onChange: (isLocked) => set({ isLocked }),
      }),
      toggle('Offline', 'The wallet reaches no network', {
        isOn: state.isOffline,
        onChange: (isOffline) => set({ isOffline }),
      }),
      h(
        'button',
        {
          type: 'button',
          class: 'act',
          click: () => {
            set({ isPermitted: false })
            close()
          },
        },
        'Disconnect this site',
      ),
    ),
  )
}

function networks(
  { chains, chainId }: WalletState,
  onPick: (id: number) => void,
) {
  const rows = [...new Set([...chains, chainId])].map((id) =>
    h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'network',
        checked: id === chainId,
        change: () => onPick(id),
      }),
      chainName(id),
    ),
  )
  return h(
    'fieldset',
    {},
    h('legend', {}, 'Network'),
    h('div', { class: 'networks' }, ...rows),
  )
}

type ToggleInput = { isOn: boolean; onChange: (isOn: boolean) => void }

function toggle(name: string, hint: string, { isOn, onChange }: ToggleInput) {
  const id = `toggle-${name.toLowerCase()}`
  return h(
    'label',
    { class: 'row' },
    h('span', {}, name, h('small', { id }, hint)),
    h('input', {
      type: 'checkbox',
      checked: isOn,
      'aria-label': name,
      'aria-describedby': id,
      change: (event) => onChange((event.target as HTMLInputElement).checked),
    }),
  )
}
