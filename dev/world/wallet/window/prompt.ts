import { chainName } from '../chainName.ts'
import type { OfferedAccount } from '../context.ts'
import { rejected } from '../errors.ts'
import type { Fact, Request } from '../requests.ts'
import { accountPicker } from './accountPicker.ts'
import { h, short } from './elements.ts'
import { frameHeader } from './frame.ts'
import type { Surface } from './surface.ts'

export type PromptInput = {
  surface: Surface
  request: Request
  accounts: readonly OfferedAccount[]
  current: number
  chainId: number
}

/**
 * Shows one request and waits for Approve or Reject; Escape rejects, a click
 * beside the window does nothing: it is too easily made by accident.
 *
 * @returns the account that was picked.
 * @throws ProviderError 4001 when the person rejects.
 */
export function showPrompt(input: PromptInput): Promise<number> {
  const { surface, request, accounts, chainId } = input
  let picked = input.current

  return new Promise((resolve, reject) => {
    const settle = (isApproved: boolean) => {
      dialog.close()
      dialog.remove()
      if (isApproved) resolve(picked)
      else reject(rejected())
    }
    const approve = () => settle(true)
    const refuse = () => settle(false)
    const heading = h('h2', { tabindex: '-1' }, request.title)
    const dialog = h(
      'dialog',
      { 'aria-label': 'Demo wallet', cancel: refuse },
      frameHeader(h('span', { class: 'chip' }, chainName(chainId))),
      h(
        'div',
        {
          class: 'content',
          tabindex: '0',
          role: 'group',
          'aria-label': 'Request',
        },
        h('div', {}, heading, h('p', { class: 'meaning' }, request.meaning)),
        h('p', { class: 'origin' }, 'Asked by', h('b', {}, location.origin)),
        request.warning !== undefined &&
          h('p', { class: 'warning', role: 'alert' }, request.warning),
        request.amount !== undefined &&
          h('p', { class: 'amount' }, request.amount),
        request.text !== undefined && h('pre', {}, request.text),
        request.kind === 'accounts'
          ? accountPicker(accounts, picked, (index) => {
              picked = index
            })
          : factList([...signedBy(accounts[picked]), ...(request.facts ?? [])]),
      ),
      h(
        'div',
        { class: 'foot' },
        h('button', { type: 'button', class: 'act', click: refuse }, 'Reject'),
        h(
          'button',
          { type: 'button', class: 'act yes', click: approve },
          'Approve',
        ),
      ),
    )
    surface.append(dialog)
    dialog.showModal()
    heading.focus()
  })
}

const signedBy = (account: OfferedAccount | undefined): Fact[] =>
  account
    ? [
        {
          label: 'Account',
          value: `${account.name} ${short(account.signer.address)}`,
        },
      ]
    : []

const factList = (facts: readonly Fact[]) =>
  h(
    'dl',
    { class: 'facts' },
    ...facts.flatMap(({ label, value, isCode }) => [
      h('dt', {}, label),
      h('dd', { class: isCode ? 'code' : undefined }, value),
    ]),
  )
