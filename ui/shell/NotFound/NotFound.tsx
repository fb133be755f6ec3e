import { ui } from '@narwhal-club/core/messages'
import { ButtonLink } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { Narwhal } from '../../kit/Narwhal/Narwhal.tsx'
import { eyebrow, lead } from '../../theme/text.css.ts'
import * as styles from './NotFound.css.ts'

export interface NotFoundProps {
  /** What is not there. @default of the whole page */
  title?: string
  body?: string
  /** @default '/' */
  homeHref?: string
  /** @default '/clubs' */
  clubsHref?: string
  /** @default 'a' */
  linkAs?: LinkAs
}

/** The page of every path that is none (R2.13), and of what is not there. */
export function NotFound(props: NotFoundProps) {
  const { homeHref = '/', clubsHref = '/clubs', linkAs = 'a' } = props
  const { notFound } = ui
  const { title = notFound.title, body = notFound.body } = props
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={eyebrow}>{notFound.eyebrow}</p>
        <h1>{title}</h1>
        <p className={lead}>{body}</p>
        <div className={styles.ways}>
          <ButtonLink variant="solid" href={homeHref} linkAs={linkAs}>
            {notFound.home}
          </ButtonLink>
          <ButtonLink href={clubsHref} linkAs={linkAs}>
            {notFound.clubs}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.art}>
        <Narwhal mood="lost" />
      </div>
    </div>
  )
}
