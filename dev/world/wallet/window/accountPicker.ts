import type { OfferedAccount } from '../context.ts'
import { h, short } from './elements.ts'

/** Draws the accounts as radios, the current one checked. */
export function accountPicker(
  accounts: readonly OfferedAccount[],
  current: number,
  onPick: (index: number) => void,
) {
  const rows = accounts.map(({ name, hint, signer }, index) => {
    const id = (part: string) => `account-${index}-${part}`
    return h(
      'label',
      { class: 'account' },
      h('input', {
        type: 'radio',
        name: 'account',
        value: String(index),
        checked: index === current,
        'aria-labelledby': `${id('name')} ${id('address')}`,
        'aria-describedby': id('hint'),
        change: () => onPick(index),
      }),
      h('span', { class: 'name', id: id('name') }, name),
      h('span', { class: 'address', id: id('address') }, short(signer.address)),
      h('span', { class: 'hint', id: id('hint') }, hint),
    )
  })
  return h('fieldset', {}, h('legend', {}, 'Account'), ...rows)
}
