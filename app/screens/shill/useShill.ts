import {
  bountiesEndpoints,
  proposalsEndpoints,
  shillEndpoints,
} from '@narwhal-club/core/contract'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { useSyncExternalStore } from 'react'
import { createUseAsk } from '../../data/ask.ts'
import { codeOf } from '../../data/codeOf.ts'
import { useWhoKey } from '../../data/whoKey.ts'
import { useIsSignedIn } from '../../useSystem.ts'
import type { ShillQuestion } from './shillAddress.ts'

const lines = {
  shillFacts: shillEndpoints.shillFacts,
  shillFavourites: shillEndpoints.shillFavourites,
  shillTemplates: shillEndpoints.shillTemplates,
  proposals: proposalsEndpoints.proposals,
  bounties: bountiesEndpoints.bounties,
}
const ask = createUseAsk(lines)

const { advice } = shill

/** Why there is nothing to post about, where that is no failure. */
export function refusalOf(error: unknown): string | undefined {
  const code = codeOf(error)
  return Object.hasOwn(advice, code)
    ? advice[code as keyof typeof advice]
    : undefined
}

/** Facts of what is asked for: of now, or of a link. */
export function useShillFacts({ topic, subject, card }: ShillQuestion) {
  const keyOf = useWhoKey()
  const isMember = useIsSignedIn()
  const asked = card ? { card } : { topic, ...(subject && { subject }) }
  const path = `/api/shill/facts?${new URLSearchParams(asked)}`
  return ask('shillFacts', asked, {
    enabled: topic !== 'mine' || isMember,
    ...(topic === 'mine' && { queryKey: keyOf(path) }),
  })
}

/** Templates that are not as the product came with them. */
export const useShillTemplates = (language: ShillQuestion['language']) =>
  ask('shillTemplates', { language })

const most = 25

/** What is open of a topic, to choose from. */
export function useSubjects({ topic }: ShillQuestion) {
  const proposals = ask(
    'proposals',
    { status: 'active', sort: 'ending', limit: most },
    { enabled: topic === 'proposal' },
  )
  const bounties = ask(
    'bounties',
    { state: 'open', sort: 'deadline', limit: most },
    { enabled: topic === 'bounty' },
  )
  const { data } = topic === 'proposal' ? proposals : bounties
  return (data?.rows ?? []).map(({ id, number, title }) => ({
    value: id,
    label: shill.topic.numbered(number, title),
  }))
}

export const favouritesPath = shillEndpoints.shillFavourites.path

/** Favourites of who is signed in. */
export function useFavourites() {
  const keyOf = useWhoKey()
  return ask(
    'shillFavourites',
    {},
    { enabled: useIsSignedIn(), queryKey: keyOf(favouritesPath) },
  )
}

const nothing = () => () => {}
const none = () => ''

/** Where our pages are: no server draws by it. */
export const useOrigin = () =>
  useSyncExternalStore(nothing, () => location.origin, none)

const canShare = () => 'share' in navigator
const cannot = () => false

/** Whether the device has a way of its own to share. */
export const useCanShare = () => useSyncExternalStore(nothing, canShare, cannot)
