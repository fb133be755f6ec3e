import { type FlagName, flagNames } from '@narwhal-club/core/contract'
import { formatDate } from '@narwhal-club/core/format'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { ListCard } from '@narwhal-club/ui/kit/ListCard/ListCard.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { answerOf } from '../../../data/answerOf.ts'
import { term } from '../../../page/screens.css.ts'
import { adviceOf } from '../advice.ts'
import * as styles from '../rows.css.ts'
import { useAdminister, useAsk } from '../useAdministration.ts'

const { flags: words } = administration

/** What is closed for now: everything, or a part. */
export function FlagsTab() {
  const found = useAsk('flags')
  const administer = useAdminister()
  const zone = useReaderZone()
  const answer = answerOf(found, adviceOf)
  const turn = (flag: FlagName, isSet: boolean) => {
    const name = words.name[flag]
    const said = isSet ? words.close : words.open
    administer(
      'setFlag',
      { body: { flag, isSet } },
      {
        title: said.title(name),
        text: said.text(name),
        confirm: said.confirm,
        done: said.done(name),
        isGrave: isSet,
      },
    )
  }
  return (
    <ListCard
      title={words.title}
      answer={
        answer.status === 'ready'
          ? { ...answer, data: { rows: flagNames } }
          : answer
      }
      controls={<p className={term}>{words.lead}</p>}
      empty={{}}
      keyOf={(flag) => flag}
      draw={(flag) => {
        const row = found.data?.rows.find((each) => each.flag === flag)
        return (
          <div className={styles.line}>
            <p className={styles.said}>
              <strong>{words.name[flag]}</strong>
              {' · '}
              {row
                ? words.closed(formatDate(row.since, zone), row.reason)
                : words.isOpen}
            </p>
            <Button onClick={() => turn(flag, !row)}>
              {row ? words.open.confirm : words.close.confirm}
            </Button>
          </div>
        )
      }}
    />
  )
}
