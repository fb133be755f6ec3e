import type {
  ModerationLog,
  ModerationLogLine,
} from '@narwhal-club/core/contract'
import {
  formatCount,
  formatMoment,
  shortAddress,
} from '@narwhal-club/core/format'
import type { ModeratedKind } from '@narwhal-club/core/governance'
import { moderationLog as words } from '@narwhal-club/core/messages/pages/moderationLog'
import type { ReactNode } from 'react'
import type { Answer, More } from '../../kit/answer/answer.ts'
import { HolderLink } from '../../kit/HolderLink/HolderLink.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ListCard } from '../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../kit/readerZone/useReaderZone.ts'
import * as styles from '../inbox/AwaitingCard/AwaitingCard.css.ts'
import { link } from '../proposals/Facts/Facts.css.ts'

type Place = NonNullable<ModerationLogLine['place']>

export interface ModerationCardProps {
  answer: Answer<ModerationLog>
  more?: More | undefined
  holderHref: (address: string) => string
  /** The page on which it is. */
  placeHref: (place: Place) => string
  /** Of the whole log as a table. */
  csvHref: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

const authors: Readonly<Record<string, string>> = {
  'moderation.blocked': words.blocked,
  'moderation.unblocked': words.unblocked,
}

const isKind = (name: string | undefined): name is ModeratedKind =>
  name !== undefined && name in words.thing

/** What a line is about: it says so, or the first word of its kind does. */
function thingOf({ kind, thing }: ModerationLogLine): string | undefined {
  const [subject] = kind.split('.')
  const name = thing ?? subject
  return isKind(name) ? words.thing[name] : undefined
}

/** What was moderated, by whom and why, the newest first (B7.6). */
export function ModerationCard(props: ModerationCardProps) {
  const { answer, more, holderHref, placeHref, csvHref } = props
  const As = props.linkAs ?? 'a'
  const zone = useReaderZone()
  const holder = (address: string) => (
    <HolderLink address={address} href={holderHref(address)} linkAs={As} />
  )
  function deedOf(line: ModerationLogLine): ReactNode {
    const { kind, place, to } = line
    const author = authors[kind]
    if (author)
      return (
        <>
          {author} {holder(to)}
        </>
      )
    const thing = thingOf(line) ?? to
    return (
      <>
        {words.deed[kind] ?? words.other(kind)}{' '}
        {place ? (
          <As className={styles.name} href={placeHref(place)}>
            {thing}
          </As>
        ) : (
          thing
        )}
      </>
    )
  }
  return (
    <ListCard<ModerationLogLine>
      title={words.title}
      answer={answer}
      more={more}
      controls={<p className={styles.note}>{words.lead}</p>}
      empty={{ title: words.empty.title, children: words.empty.body }}
      keyOf={({ index }) => index}
      draw={(line) => (
        <>
          <p>
            {holder(line.by)} {deedOf(line)}
          </p>
          {line.reason ? <p dir="auto">{line.reason}</p> : null}
          <p className={styles.note} title={line.hash}>
            {formatMoment(line.at, zone)} ·{' '}
            {words.line(formatCount(line.index), shortAddress(line.hash))}
          </p>
        </>
      )}
      foot={
        <a href={csvHref} className={link} download>
          {words.csv}
        </a>
      }
    />
  )
}
