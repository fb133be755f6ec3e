import type { PreparedStory } from 'storybook/internal/types'
import { WhenNear } from '../../../ui/kit/WhenNear/WhenNear.tsx'
import * as styles from '../Page.css.ts'
import { To } from '../To.tsx'
import { Shown } from './Shown.tsx'

interface StoryListProps {
  stories: PreparedStory[]
  isApart: boolean
}

const linkOf = ({ id, name }: PreparedStory) => (
  <To entry={{ id, type: 'story' }}>{name}</To>
)

const Links = ({ stories }: Pick<StoryListProps, 'stories'>) => (
  <ul className={styles.links}>
    {stories.map((story) => (
      <li key={story.id}>{linkOf(story)}</li>
    ))}
  </ul>
)

/** A width, a theme or a language of its own would be that of the whole page. */
const isOfItsOwn = ({ storyGlobals, usesMount }: PreparedStory) =>
  usesMount || Object.keys(storyGlobals).length > 0

/** The stories of a component; of windows of their own, the ways to them. */
export function StoryList({ stories, isApart }: StoryListProps) {
  const drawn = isApart ? [] : stories.filter((each) => !isOfItsOwn(each))
  const others = stories.filter((each) => !drawn.includes(each))
  return (
    <>
      {drawn.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.subtitle}>Its other states</h2>
          {drawn.map((story) => (
            <section key={story.id} className={styles.part}>
              <h3 className={styles.label}>{linkOf(story)}</h3>
              <WhenNear>
                <Shown story={story} isApart={false} />
              </WhenNear>
            </section>
          ))}
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.subtitle}>In a window of its own</h2>
          <Links stories={others} />
        </section>
      ) : null}
    </>
  )
}
