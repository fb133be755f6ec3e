import { toComposingView } from '@narwhal-club/core/composing'
import type { ShillFacts } from '@narwhal-club/core/contract'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { beginningOf, roomOf, shillLimits } from '@narwhal-club/core/shill'
import { postOnX } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { CopyButton } from '@narwhal-club/ui/kit/CopyButton/CopyButton.tsx'
import { PostCard } from '@narwhal-club/ui/shill/PostCard/PostCard.tsx'
import { SavedPosts } from '@narwhal-club/ui/shill/SavedPosts/SavedPosts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sharePost } from '../../browser/sharePost.ts'
import { Section } from '../../page/Page.tsx'
import { paths } from '../../paths.ts'
import { useActor } from '../../useActor.ts'
import { useIsSignedIn } from '../../useSystem.ts'
import type { Composing } from './createComposing.ts'
import { rollPosts, viewOf } from './rollPosts.ts'
import * as styles from './shill.css.ts'
import {
  newSeed,
  type ShillQuestion,
  shillAddress,
  wishesOf,
} from './shillAddress.ts'
import {
  favouritesPath,
  useCanShare,
  useFavourites,
  useOrigin,
  useShillTemplates,
} from './useShill.ts'

const same = <T,>(value: T) => value
const words = shill.roll

export interface PostsProps {
  /** It outlives its posts: other facts come, and what was changed by hand stays. */
  composing: Composing
  share: ShillFacts
  state: ShillQuestion
  go: (changes: Partial<ShillQuestion>) => void
}

/** Five posts side by side, what was put aside, and the ways out of here. */
export function Posts({ composing, share, state, go }: PostsProps) {
  const view = toComposingView(useActor(composing, same))
  const queries = useQueryClient()
  const isMember = useIsSignedIn()
  const favourites = useFavourites()
  const origin = useOrigin()
  const canShare = useCanShare()

  const { wishes } = wishesOf(state)
  // What is to stay in the next roll changes nothing of this one.
  const inputs = shillAddress.format({ ...state, locks: {} })
  const { data: changed } = useShillTemplates(state.language)
  const posts = rollPosts(share, state, changed)
  const texts = posts.map(({ text }) => text)
  const show = useEffectEvent(() =>
    composing.send({ type: 'composing.show', inputs, texts }),
  )
  const said = texts.join('\0')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what counts
  useEffect(show, [inputs, said])
  const { isKeeping } = view
  useEffect(() => {
    if (!isKeeping)
      void queries.invalidateQueries({ queryKey: [favouritesPath] })
  }, [isKeeping, queries])

  const isCurrent = view.inputs === inputs
  const link = wishes.link ? origin + share.page : undefined
  const shown = posts.map((post, place) =>
    viewOf(post, {
      ...{ place, state, wishes, recent: view.recent },
      edited: isCurrent ? view.edited[place] : undefined,
      before: view.before[place],
      hrefOf: (text) => postOnX(text, link),
    }),
  )
  const textAt = (place: number) => shown[place]?.text ?? ''

  const acts = {
    onEdit: (place: number, text: string) =>
      composing.send({ type: 'composing.edit', place, text }),
    onUndo: (place: number) =>
      composing.send({ type: 'composing.undo', place }),
    onTrim(place: number) {
      const most = shillLimits.post - roomOf(wishes.link)
      const text = beginningOf(textAt(place), most)
      composing.send({ type: 'composing.edit', place, text })
    },
    onPart(place: number, name: keyof ShillQuestion['locks']) {
      const part = posts[place]?.parts.find((each) => each.name === name)
      const { [name]: held, ...others } = state.locks
      if (part)
        go({
          locks: held === part.roll ? others : { ...others, [name]: part.roll },
        })
    },
    onPosted: (place: number) =>
      composing.send({ type: 'composing.posted', place }),
    onDraft: (place: number) =>
      composing.send({
        type: 'composing.saveDraft',
        ...{ place, id: crypto.randomUUID() },
      }),
    ...(isMember && {
      onKeep: (place: number) =>
        composing.send({
          type: 'composing.keep',
          ...{ place, id: crypto.randomUUID() },
        }),
    }),
    ...(canShare && {
      async onShare(place: number) {
        const picture = `${share.page}.png`
        const isShared = await sharePost(textAt(place), { url: link, picture })
        if (isShared) composing.send({ type: 'composing.posted', place })
      },
    }),
  }
  return (
    <>
      <Section title={words.title}>
        <div className={styles.acts}>
          <Button
            variant="spark"
            onClick={() => go({ seed: newSeed(), kept: state.locks })}
          >
            {words.again}
          </Button>
          <CopyButton
            text={() =>
              origin +
              paths.shill +
              shillAddress.format({ ...state, locks: {}, card: share.card })
            }
            label={words.link}
            done={words.linked}
          />
          {Object.keys(state.locks).length > 0 ? (
            <Button onClick={() => go({ locks: {} })}>{words.release}</Button>
          ) : null}
        </div>
        {view.code ? (
          <p role="alert" className={styles.refused}>
            {view.code === 'shill_favourites_full'
              ? shill.advice.shill_favourites_full
              : shill.advice.notKept}
          </p>
        ) : null}
        <div className={styles.posts}>
          {shown.map((post) => (
            <PostCard key={post.place} post={post} {...acts} />
          ))}
        </div>
      </Section>
      <SavedPosts
        title={shill.saved.drafts}
        posts={view.drafts}
        onOpen={(id) =>
          composing.send({ type: 'composing.openDraft', place: 0, id })
        }
        onDrop={(id) => composing.send({ type: 'composing.dropDraft', id })}
      />
      <SavedPosts
        title={shill.saved.favourites}
        posts={(isMember && favourites.data?.rows) || []}
        onDrop={(id) => composing.send({ type: 'composing.unkeep', id })}
      />
    </>
  )
}
