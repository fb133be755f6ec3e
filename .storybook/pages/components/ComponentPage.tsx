import { facts as components } from 'virtual:component-facts'
import { ArgTypes, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { Scroller } from '../../../ui/kit/DataTable/Scroller.tsx'
import * as styles from '../Page.css.ts'
import { To } from '../To.tsx'
import { Facts } from './Facts.tsx'
import { HeardIn } from './HeardIn.tsx'
import { Prose } from './Prose.tsx'
import { Shown } from './Shown.tsx'
import { StoryList } from './StoryList.tsx'

/** What a component is, when to take it, and what is behind it. */
export default function ComponentPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  const [primary] = stories
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const file = String(primary?.parameters.fileName ?? '').replace(/^\.\//, '')
  const facts = components.find((each) => each.stories === file)
  if (!primary || !facts) return null
  const { name, about, use, avoid, isApart } = facts
  return (
    <article className={`${styles.root} sb-unstyled`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        {about.split('\n\n').map((text) => (
          <p key={text} className={styles.about}>
            <Prose of={name}>{text}</Prose>
          </p>
        ))}
        <p className={styles.where}>{facts.file}</p>
      </header>
      {use || avoid ? (
        <div className={styles.pair}>
          <section className={styles.card}>
            <h2 className={styles.label}>Use it</h2>
            <p>
              <Prose of={name}>{use}</Prose>
            </p>
          </section>
          <section className={styles.card}>
            <h2 className={styles.label}>Do not use it</h2>
            <p>
              <Prose of={name}>{avoid}</Prose>
            </p>
          </section>
        </div>
      ) : null}
      <section className={styles.part}>
        <h2 className={styles.subtitle}>What it looks like</h2>
        <p className={styles.label}>
          <To entry={{ id: primary.id, type: 'story' }}>{primary.name}</To>
        </p>
        <Shown story={primary} isApart={isApart} isPrimary onShown={setRoot} />
        <Facts facts={facts} />
      </section>
      <HeardIn root={root} />
      <section className={styles.part}>
        <h2 className={styles.subtitle}>Props</h2>
        <Scroller label="Props">
          <div className={styles.edge}>
            <ArgTypes />
          </div>
        </Scroller>
      </section>
      <StoryList stories={stories.slice(1)} isApart={isApart} />
    </article>
  )
}
