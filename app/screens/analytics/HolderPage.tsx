import { isAddress } from '@narwhal-club/core/chain'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { HolderCard } from '@narwhal-club/ui/analytics/HolderCard/HolderCard.tsx'
import { TimelineCard } from '@narwhal-club/ui/analytics/TimelineCard/TimelineCard.tsx'
import { cards } from '@narwhal-club/ui/charts/ChartCard/cards.css.ts'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { SearchField } from '@narwhal-club/ui/kit/SearchField/SearchField.tsx'
import { AddressLine } from '../../page/AddressLine.tsx'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { useView } from '../../useSystem.ts'
import { Art } from './Art.tsx'
import * as styles from './analytics.css.ts'
import { linksOf, placeOf } from './links.ts'
import { momentOf, pathOf } from './question.ts'
import { useList } from './useAnswer.ts'
import type { Asking } from './useQuestion.ts'
import { useArrival, useTarget } from './useTarget.ts'

const { holder: words } = analytics

export interface HolderPageProps {
  asking: Asking
  /** As it stands in the address. */
  holder: string
}

/** One holder: standing, art, and what happened; or that there is none. */
export function HolderPage({ asking, holder }: HolderPageProps) {
  const { hrefOf, ask } = asking
  const top = useArrival()
  const all = hrefOf({ holder: undefined, card: undefined })
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.bar}>
        <ButtonLink href={all} linkAs={RouterLink}>
          {words.back}
        </ButtonLink>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          pattern="\s*0x[0-9a-fA-F]{0,40}\s*"
          action={words.find}
          value=""
          onSearch={(said) => {
            if (!said) return
            // A part of an address is looked for in the list of all.
            if (isAddress(said)) ask({ holder: said, card: undefined })
            else ask({ holder: undefined, search: said, card: 'holders' })
          }}
        />
      </div>
      {isAddress(holder) ? (
        <Known asking={asking} holder={holder.toLowerCase()} />
      ) : (
        <EmptyState heading="h2" title={words.badAddress.title}>
          {words.badAddress.body}
        </EmptyState>
      )}
    </>
  )
}

function Known({ asking, holder }: HolderPageProps) {
  const { question } = asking
  const mine = useView((view) => view.session.session.userAddress)
  const asked = { address: holder, ...momentOf(question) }
  const path = pathOf('analyticsWallet', asked)
  const { answer, more } = useList('analyticsWallet', asked, (first, all) => ({
    ...first,
    timeline: all.flatMap(({ timeline }) => timeline),
  }))
  useTarget(question.card, answer.status === 'ready')
  const { holderHref, linkAs } = placeOf(asking, mine)
  return (
    <div className={cards}>
      <HolderCard
        answer={answer}
        links={linksOf(asking, 'standing', path)}
        address={<AddressLine address={holder} />}
      />
      <Art answer={answer} links={linksOf(asking, 'art', path)} />
      <TimelineCard
        answer={answer}
        links={linksOf(asking, 'timeline', path)}
        holderHref={holderHref}
        linkAs={linkAs}
        more={more}
      />
    </div>
  )
}
