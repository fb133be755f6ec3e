import { areas } from '@narwhal-club/core/messages/pages/areas'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Link } from 'wouter'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'

/** R1.6: every area of the club, a link each. */
const list = [
  [areas.proposals, paths.clubs],
  [areas.voting, paths.clubs],
  [areas.bounties, paths.clubs],
  [areas.swap, paths.swap],
  [areas.analytics, paths.analytics],
  [areas.shill, paths.shill],
  [areas.team, paths.team],
  [areas.about, paths.about],
] as const

/** Links to every area, with what it is for. */
export function Areas() {
  return (
    <Section title={home.areas.title}>
      <div className={styles.areas}>
        {list.map(([{ title, body }, href]) => (
          <Card key={title}>
            <h3 className={styles.areaTitle}>
              <Link href={href} className={styles.areaLink}>
                {title}
              </Link>
            </h3>
            <p className={styles.term}>{body}</p>
          </Card>
        ))}
      </div>
    </Section>
  )
}
