import { ui } from '@narwhal-club/core/messages'
import { ButtonLink } from '../Button/Button.tsx'
import type { LinkAs } from '../Link/Link.ts'
import { Narwhal } from '../Narwhal/Narwhal.tsx'
import { eyebrow, lead } from '../theme/text.css.ts'
import * as styles from './NotFound.css.ts'

export interface NotFoundProps {
  /** @default '/' */
  homeHref?: string
  /** @default '/clubs' */
  clubsHref?: string
  /** @default 'a' */
  linkAs?: LinkAs
}

/** The page of every path that is none (R2.13). */
export function NotFound(props: NotFoundProps) {
  const { homeHref = '/', clubsHref = '/clubs', linkAs = 'a' } = props
  const { notFound } = ui
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={eyebrow}>{notFound.eyebrow}</p>
        <h1>{notFound.title}</h1>
        <p className={lead}>{notFound.body}</p>
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
