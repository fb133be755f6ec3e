import { type SwapMode, swapLimits } from '@narwhal-club/core/swap'
import type { ChosenTraits } from '@narwhal-club/ui/swap/NftPicker/Traits.tsx'
import { choice, createAddress, type Part, text } from '../../data/address.ts'

/** A member of the collection, as the contract has its number. */
const tokenId = /^(0|[1-9][0-9]{0,77})$/

/** What is chosen: each once, and no more than go through one swap. */
const ids: Part<readonly string[]> = {
  name: 'ids',
  read: (said) =>
    [
      ...new Set((said ?? '').split(',').filter((id) => tokenId.test(id))),
    ].slice(0, swapLimits.ids),
  write: (chosen) => chosen.join(',') || undefined,
}

/** `Tusk:Gold|Sea:Deep`, as the server is asked. */
export const writeTraits = (traits: ChosenTraits) =>
  Object.entries(traits)
    .map(([trait, value]) => `${trait}:${value}`)
    .join('|')

const pair = /^([^:|]+):([^:|]+)$/
const traits: Part<ChosenTraits> = {
  name: 'trait',
  read: (said) =>
    Object.fromEntries(
      (said ?? '').split('|').flatMap((part) => {
        const [, trait, value] = pair.exec(part) ?? []
        return trait && value ? [[trait, value]] : []
      }),
    ),
  write: (chosen) => writeTraits(chosen) || undefined,
}

const { parse, format } = createAddress({
  mode: choice<SwapMode>('mode', ['deposit', 'redeem'], 'deposit'),
  ids,
  /** Beginning of a number. */
  search: text('q', /^[0-9]{1,78}$/),
  traits,
  /** Whose swaps are listed below. */
  history: choice('history', ['all', 'mine'], 'all'),
})

export type SwapQuestion = ReturnType<typeof parse>

/** What the page is asked for: a choice is a link, too. */
export const swapAddress = {
  parse,
  // A comma needs no escape, and twenty of them are hard to read with one.
  format: (state: Partial<SwapQuestion>) =>
    format(state).replaceAll('%2C', ','),
}
