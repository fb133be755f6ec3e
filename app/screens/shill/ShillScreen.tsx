import { shill } from '@narwhal-club/core/messages/pages/shill'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import {
  ShillInputs,
  type ShillWishes,
} from '@narwhal-club/ui/shill/ShillInputs/ShillInputs.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useAddress } from '../../data/useAddress.ts'
import { Page } from '../../page/Page.tsx'
import { useIsSignedIn } from '../../useSystem.ts'
import { createComposing } from './createComposing.ts'
import { FactsCard } from './FactsCard.tsx'
import { Posts } from './Posts.tsx'
import { type ShillQuestion, shillAddress, wishesOf } from './shillAddress.ts'
import { refusalOf, useShillFacts, useSubjects } from './useShill.ts'

/** What of the address follows from a change of the form. */
function changesOf(changes: Partial<ShillWishes>): Partial<ShillQuestion> {
  const { hashtags, mentions, link, topic, subject, ...rest } = changes
  return {
    ...rest,
    ...(hashtags !== undefined && { tags: hashtags }),
    ...(mentions !== undefined && { names: mentions }),
    ...(link !== undefined && { link: link ? 'on' : 'off' }),
    // Another topic has other facts, and parts and tags of its own.
    ...(topic && {
      ...{ topic, subject: '', card: '', kept: {}, locks: {} },
      ...{ tags: undefined, hold: undefined },
    }),
    ...(subject !== undefined && { subject, card: '' }),
  }
}

/** Shill generator (R2.9): posts about the club, with facts that are sealed. */
export function ShillScreen() {
  const { state, go } = useAddress(shillAddress)
  const [machine] = useState(createComposing)
  const composing = useActorRef(machine)
  const { typed, wishes } = wishesOf(state)
  const isMember = useIsSignedIn()
  const { data, error, isPlaceholderData, refetch } = useShillFacts(state)
  const refused = error && refusalOf(error)
  const subjects = useSubjects(state)
  const isOurs = data?.facts.topic === state.topic && !isPlaceholderData
  const isOut = state.topic === 'mine' && !isMember
  const change = (changes: Partial<ShillQuestion>) => go(changes, true)
  return (
    <Page title={shill.title} lead={shill.lead}>
      <Card>
        <ShillInputs
          wishes={{
            ...state,
            ...typed,
            ...{ hold: wishes.hold, link: wishes.link },
          }}
          subjects={subjects}
          onChange={(changes) => change(changesOf(changes))}
        />
      </Card>
      {isOut ? (
        <EmptyState heading="h2">{shill.advice.not_signed_in}</EmptyState>
      ) : data && isOurs ? (
        <>
          <FactsCard
            share={data}
            isFrozen={state.card !== ''}
            onAnew={() => go({ card: '' })}
          />
          <Posts composing={composing} share={data} state={state} go={go} />
        </>
      ) : error && !refused ? (
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {shill.advice.other}
        </ErrorState>
      ) : refused ? (
        <EmptyState heading="h2">{refused}</EmptyState>
      ) : (
        <Card title={shill.facts.title}>
          <p className={text.muted}>{shill.facts.loading}</p>
        </Card>
      )}
    </Page>
  )
}
