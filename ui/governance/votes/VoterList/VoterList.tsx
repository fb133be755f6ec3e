import { type VoteSort, voteSorts } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Download } from 'lucide-react'
import type { Answer, More } from '../../../kit/answer/answer.ts'
import { Button } from '../../../kit/Button/Button.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import type { ListPage } from '../../../kit/ListCard/ListFrame.tsx'
import { SearchField } from '../../../kit/SearchField/SearchField.tsx'
import { Segmented } from '../../../kit/Segmented/Segmented.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import * as styles from './VoterList.css.ts'
import { type Voter, VoterRow } from './VoterRow.tsx'

const words = voting.voters

const voterTabs = ['all', 'yes', 'no', 'none'] as const
type VoterTab = (typeof voterTabs)[number]

/** Letters of an address. */
const longest = 42

/** What is asked of the list. */
export interface VotersQuestion {
  tab: VoterTab
  /** An address, whole or its beginning. */
  search: string
  sort: VoteSort
  /** Only who says why. */
  reasons: boolean
}

export interface VoterListProps extends HolderPlace {
  answer: Answer<ListPage<Voter>>
  more?: More | undefined
  asked: VotersQuestion
  onAsk: (asked: Partial<VotersQuestion>) => void
  /** The reader's own: stands before all others where it is asked for. */
  own?: Voter | undefined
  /** All votes that count, as CSV. */
  csvHref: string
  /** All ballots, the replaced ones too, with what proves them; nothing: it cannot be had. */
  bundleHref?: string | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** Who voted what, with how many votes and why; and who has not. */
export function VoterList(props: VoterListProps) {
  const { answer, more, asked, onAsk, now } = props
  // The count is of who was asked for: nobody else stands there.
  const own = props.own && isAsked(props.own, asked) ? props.own : undefined
  // Where it is the only one it stands in the list alone.
  const listed = answer.status === 'ready' ? answer.data.rows : []
  const isAlone =
    own !== undefined && listed.length === 1 && listed[0]?.voter === own.voter
  const { holderHref, linkAs } = props
  const place = { holderHref, linkAs }
  const total = answer.status === 'ready' ? answer.data.total : undefined
  return (
    <ListCard<Voter>
      title={words.title}
      aside={total === undefined ? undefined : formatCount(total)}
      // The reader's own stands above: it is not said twice.
      answer={isAlone ? answer : without(answer, own?.voter)}
      more={more}
      bones={5}
      controls={
        <div className={styles.controls}>
          <Controls asked={asked} onAsk={onAsk} />
          {own && !isAlone ? (
            <VoterRow {...place} {...own} now={now} isMine />
          ) : null}
        </div>
      }
      empty={emptyOf(asked, onAsk)}
      keyOf={({ voter }) => voter}
      draw={(voter) => (
        <VoterRow {...place} {...voter} now={now} isMine={isAlone} />
      )}
      foot={<Links {...props} />}
    />
  )
}

/** Tells whether a voter is of those that were asked for, as the server has it. */
const isAsked = (
  { voter, ballot }: Voter,
  { tab, search, reasons }: VotersQuestion,
): boolean =>
  (tab === 'all' || tab === (ballot?.choice ?? 'none')) &&
  voter.toLowerCase().startsWith(search.toLowerCase()) &&
  // Who has not voted is not asked for a reason.
  (!reasons || tab === 'none' || !!ballot?.reason)

function without(
  answer: VoterListProps['answer'],
  own: string | undefined,
): VoterListProps['answer'] {
  if (answer.status !== 'ready' || own === undefined) return answer
  const rows = answer.data.rows.filter(({ voter }) => voter !== own)
  return { ...answer, data: { ...answer.data, rows } }
}

/** Why nobody is listed, and the way back where it was narrowed. */
function emptyOf(
  { tab, search, reasons }: VotersQuestion,
  onAsk: VoterListProps['onAsk'],
) {
  if (tab === 'none' && !search)
    return { title: words.allVoted.title, children: words.allVoted.body }
  if (tab === 'all' && !search && !reasons)
    return { title: words.empty.title, children: words.empty.body }
  const { title, body, action } = words.notFound
  const showAll = () => onAsk({ tab: 'all', search: '', reasons: false })
  return {
    title,
    children: body,
    action: <Button onClick={showAll}>{action}</Button>,
  }
}

function Controls({ asked, onAsk }: Pick<VoterListProps, 'asked' | 'onAsk'>) {
  const { tab, search, sort, reasons } = asked
  const { label, hint, find, clear } = words.search
  return (
    <>
      <div className={styles.asked}>
        <Segmented
          legend={words.tabs.label}
          options={voterTabs}
          value={tab}
          names={words.tabs}
          onChange={(wanted) => onAsk({ tab: wanted })}
        />
        <SearchField
          label={label}
          name="voter"
          placeholder={hint}
          pattern="0[xX][0-9a-fA-F]{3,40}"
          maxLength={longest}
          action={find}
          value={search}
          onSearch={(said) => onAsk({ search: said })}
          clear={{ label: clear, onClear: () => onAsk({ search: '' }) }}
        />
      </div>
      {/* Who has not voted has no time and no reason. */}
      {tab === 'none' ? null : (
        <div className={styles.line}>
          <Segmented
            legend={words.sort.label}
            options={voteSorts}
            value={sort}
            names={words.sort}
            onChange={(wanted) => onAsk({ sort: wanted })}
          />
          <Switch
            label={words.reasons}
            checked={reasons}
            onChange={(isOn) => onAsk({ reasons: isOn })}
          />
        </div>
      )}
    </>
  )
}

/** All of it, for who wants to count anew. */
const Links = ({
  csvHref,
  bundleHref,
}: Pick<VoterListProps, 'csvHref' | 'bundleHref'>) => (
  <div className={styles.links}>
    <a href={csvHref} className={styles.link} download>
      <Download size={16} aria-hidden />
      {words.csv}
    </a>
    {bundleHref ? (
      <a href={bundleHref} className={styles.link} download>
        <Download size={16} aria-hidden />
        {words.bundle}
      </a>
    ) : null}
  </div>
)
