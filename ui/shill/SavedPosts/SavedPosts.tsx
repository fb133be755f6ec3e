import { shill } from '@narwhal-club/core/messages/pages/shill'
import { Button } from '../../kit/Button/Button.tsx'
import { Card } from '../../kit/Card/Card.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import * as styles from './SavedPosts.css.ts'

const words = shill.saved

export interface SavedPost {
  id: string
  text: string
}

export interface SavedPostsProps {
  title: string
  posts: readonly SavedPost[]
  /** Puts it in the place of a post; none: it is copied alone. */
  onOpen?: (id: string) => void
  onDrop: (id: string) => void
}

/** Posts that were put aside; nothing where there are none. */
export function SavedPosts({ title, posts, onOpen, onDrop }: SavedPostsProps) {
  if (posts.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles.root}>
        {posts.map(({ id, text }) => (
          <li key={id} className={styles.row}>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            <div className={styles.acts}>
              {onOpen ? (
                <Button
                  aria-label={words.openOf(text)}
                  onClick={() => onOpen(id)}
                >
                  {words.open}
                </Button>
              ) : null}
              <CopyButton
                text={text}
                label={shill.post.copy}
                done={shill.post.copied}
              />
              <Button
                variant="bare"
                aria-label={words.dropOf(text)}
                onClick={() => onDrop(id)}
              >
                {words.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
