import type { ShillFacts, ShillTemplates } from '@narwhal-club/core/contract'
import { diffWords } from '@narwhal-club/core/governance'
import { shillLanguages } from '@narwhal-club/core/messages/pages/shillLanguages'
import {
  composePost,
  judgePosts,
  type Post,
  postsOf,
  roomOf,
  slotsOf,
  variants,
  type Wishes,
  weigh,
} from '@narwhal-club/core/shill'
import type { PostView } from '@narwhal-club/ui/shill/PostCard/PostCard.types.ts'
import { type ShillQuestion, wishesOf } from './shillAddress.ts'

/** Rolls the posts that stand side by side. */
export function rollPosts(
  { facts, title }: Pick<ShillFacts, 'facts' | 'title'>,
  state: ShillQuestion,
  changed: ShillTemplates | undefined,
): Post[] {
  const id = `${facts.topic}.${state.tone}`
  const { templates, names } = shillLanguages[state.language]
  const original = templates[id]
  if (!original) return []
  // What administrators have written stands in its place.
  const words = changed?.rows.find((row) => row.id === id)
  const template = words ? { ...original, ...words } : original
  const slots = slotsOf(facts, names, title)
  const { wishes } = wishesOf(state)
  return Array.from({ length: variants }, (_, place) =>
    composePost({
      ...{ template, slots, wishes, kept: state.kept },
      roll: `${state.seed}.${place}`,
    }),
  )
}

/** What is known of a post besides its roll. */
interface Around {
  place: number
  /** By hand; none: as it was rolled. */
  edited: string | undefined
  /** In the roll before. */
  before: string | undefined
  recent: readonly string[]
  state: ShillQuestion
  wishes: Wishes
  hrefOf: (text: string) => string
}

/** A post as its card shows it. */
export function viewOf(post: Post, around: Around): PostView {
  const { place, edited, before, recent, state, wishes, hrefOf } = around
  const { holdLine } = shillLanguages[state.language]
  const text = edited ?? post.text
  const posts = postsOf(text, wishes)
  const others = recent.filter((other) => other !== text)
  return {
    ...{ place, text, isEdited: edited !== undefined },
    posts: posts.map((each, at) => ({
      text: each,
      weight: weigh(each) + roomOf(wishes.link && at === 0),
    })),
    parts:
      edited === undefined
        ? post.parts.map(({ name, roll }) => ({
            name,
            isKept: state.locks[name] === roll,
          }))
        : [],
    warnings: judgePosts(posts, {
      ...{ holdLine, link: wishes.link, recent: others },
    }),
    changes: before === undefined ? [] : diffWords(before, text),
    href: hrefOf(posts[0] ?? text),
  }
}
