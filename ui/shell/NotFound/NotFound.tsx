import { notFound } from '@narwhal-club/core/messages'
import { ButtonLink } from '../../kit/Button/Button.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { Narwhal } from '../../kit/Narwhal/Narwhal.tsx'
import { PageTitle } from '../../kit/PageTitle/PageTitle.tsx'
import { eyebrow, lead } from '../../theme/text.css.ts'
import * as styles from './NotFound.css.ts'

export interface NotFoundProps {
  /** What is not there. @default of the whole page */
  title?: string
  body?: string
  /** Where the likes of it are: the first of the ways. */
  back?: { href: string; label: string }
  /** @default '/' */
  homeHref?: string
  /** @default '/clubs' */
  clubsHref?: string
  /** @default 'a' */
  linkAs?: LinkAs
}

/**
 * The page of every path that is none (R2.13), and of what is not there.
 *
 * @use for a path that is none, and for a thing that is not there, with a way
 * to the likes of it.
 * @avoid for what could not be read just now: an ErrorState, since it may well
 * be there.
 */
export function NotFound(props: NotFoundProps) {
  const { homeHref = '/', clubsHref = '/clubs', linkAs = 'a' } = props
  const { title = notFound.title, body = notFound.body, back } = props
  return (
    <div className={styles.root}>
      <div className={styles.art}>
        <Narwhal mood="lost" />
      </div>
      <div className={styles.words}>
        <p className={eyebrow}>{notFound.eyebrow}</p>
        <PageTitle>{title}</PageTitle>
        <p className={lead}>{body}</p>
        <div className={styles.ways}>
          {back ? (
            <ButtonLink variant="solid" href={back.href} linkAs={linkAs}>
              {back.label}
            </ButtonLink>
          ) : null}
          <ButtonLink
            variant={back ? 'quiet' : 'solid'}
            href={homeHref}
            linkAs={linkAs}
          >
            {notFound.home}
          </ButtonLink>
          <ButtonLink href={clubsHref} linkAs={linkAs}>
            {notFound.clubs}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
