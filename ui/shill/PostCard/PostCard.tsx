import { shill } from '@narwhal-club/core/messages/pages/shill'
import { shillLimits } from '@narwhal-club/core/shill'
import {
  Bookmark,
  CircleAlert,
  Lock,
  LockOpen,
  Scissors,
  Share2,
  Star,
  Undo2,
} from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import { Changes } from './Changes.tsx'
import * as styles from './PostCard.css.ts'
import type { PostActs, PostView } from './PostCard.types.ts'
import { PostLink } from './PostLink.tsx'

const words = shill.post

export interface PostCardProps extends PostActs {
  post: PostView
}

/** What it weighs, of all that there is room for. */
function Count({ posts }: Pick<PostView, 'posts'>) {
  const over = Math.max(...posts.map(({ weight }) => weight)) - shillLimits.post
  const [only, ...others] = posts
  const said =
    others.length > 0
      ? words.thread(posts.length)
      : words.count(only?.weight ?? 0, shillLimits.post)
  return (
    <span className={styles.count} data-over={over > 0 || undefined}>
      {over > 0 ? `${said}, ${words.over(over)}` : said}
    </span>
  )
}

/** One of the posts side by side: read, changed, kept in parts, handed on. */
export function PostCard({ post, ...acts }: PostCardProps) {
  const { place, text, posts, parts, warnings, changes, isEdited } = post
  const id = useId()
  const whole = posts.map((each) => each.text).join('\n\n')
  return (
    <Card>
      <article className={styles.root} aria-labelledby={id}>
        <div className={styles.head}>
          <h3 id={id}>{words.name(place + 1)}</h3>
          <Count posts={posts} />
        </div>
        <textarea
          className={styles.text}
          aria-label={words.label(place + 1)}
          dir="auto"
          value={text}
          onChange={(event) => acts.onEdit(place, event.currentTarget.value)}
        />
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            <CircleAlert size={16} aria-hidden />
            {shill.warnings[warning]}
          </p>
        ))}
        {posts.length > 1 ? (
          <ol className={styles.thread}>
            {posts.map((each) => (
              <li key={each.text}>
                <p className={styles.said}>{each.text}</p>
                <Count posts={[each]} />
              </li>
            ))}
          </ol>
        ) : null}
        {parts.length > 0 ? (
          <fieldset>
            <legend className={styles.legend}>{words.parts}</legend>
            <div className={styles.row}>
              {parts.map(({ name, isKept }) => (
                <Button
                  key={name}
                  variant="bare"
                  aria-pressed={isKept}
                  onClick={() => acts.onPart(place, name)}
                >
                  {isKept ? (
                    <Lock size={16} aria-hidden />
                  ) : (
                    <LockOpen size={16} aria-hidden />
                  )}
                  {words.names[name]}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : null}
        <div className={styles.row}>
          <PostLink href={post.href} onOpen={() => acts.onPosted(place)} />
          <CopyButton
            text={whole}
            label={words.copy}
            done={words.copied}
            onCopied={() => acts.onPosted(place)}
          />
          {acts.onShare ? (
            <Button onClick={() => acts.onShare?.(place)}>
              <Share2 size={18} aria-hidden />
              {words.share}
            </Button>
          ) : null}
        </div>
        <div className={styles.row}>
          {isEdited ? (
            <Button variant="bare" onClick={() => acts.onUndo(place)}>
              <Undo2 size={16} aria-hidden />
              {words.undo}
            </Button>
          ) : null}
          {warnings.includes('too_long') ? (
            <Button variant="bare" onClick={() => acts.onTrim(place)}>
              <Scissors size={16} aria-hidden />
              {words.trim}
            </Button>
          ) : null}
          <Button variant="bare" onClick={() => acts.onDraft(place)}>
            <Bookmark size={16} aria-hidden />
            {words.draft}
          </Button>
          {acts.onKeep ? (
            <Button variant="bare" onClick={() => acts.onKeep?.(place)}>
              <Star size={16} aria-hidden />
              {words.keep}
            </Button>
          ) : null}
        </div>
        <Changes parts={changes} />
      </article>
    </Card>
  )
}
