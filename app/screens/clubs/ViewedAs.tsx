import {
  type Viewed,
  ViewingAs,
} from '@narwhal-club/ui/governance/ViewingAs/ViewingAs.tsx'
import { useLocation, useSearch } from 'wouter'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useAsk } from '../proposals/useProposals.ts'
import { adviceOf } from './advice.ts'

interface ViewedAsProps {
  club: string
  wallet: string
}

/** The same page for who looks, with all that each part of it is asked. */
function useOwnHref(): string {
  const [path] = useLocation()
  const asked = new URLSearchParams(useSearch())
  asked.delete('as')
  const search = String(asked)
  return search ? `${path}?${search}` : path
}

const isWallet = (text: string) => /^0x[0-9a-f]{40}$/i.test(text)

/** What a wallet that the address names may do in a club. */
export function ViewedAs({ club, wallet }: ViewedAsProps) {
  const backHref = useOwnHref()
  const enabled = isWallet(wallet)
  const asked = { club, action: 'propose', as: wallet } as const
  const { data, error, refetch } = useAsk('eligibility', asked, { enabled })
  const viewed: Viewed = !enabled
    ? { status: 'wrong' }
    : data
      ? { status: 'known', eligibility: data }
      : error
        ? {
            status: 'failed',
            advice: adviceOf(error),
            onAgain: () => void refetch(),
          }
        : { status: 'loading' }
  return (
    <ViewingAs
      wallet={wallet}
      viewed={viewed}
      backHref={backHref}
      linkAs={RouterLink}
    />
  )
}
