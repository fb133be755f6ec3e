import { type AdminClub, mainClubId } from '@narwhal-club/core/contract'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { useState } from 'react'
import * as styles from '../../../page/screens.css.ts'
import { EditFoot } from '../EditFoot.tsx'
import { useEdit } from '../useEdit.ts'
import { ClubFields } from './ClubFields.tsx'
import {
  changeBodyOf,
  createBodyOf,
  faultyIn,
  newClub,
  typedOf,
} from './typedClub.ts'
import { useAdminister } from './useClubAdmin.ts'

const words = adminContent.clubs
const act = adminContent.act

/** A club that is not there yet. */
export function NewClub() {
  const [value, setValue] = useState(newClub)
  const administer = useAdminister()
  const faulty = faultyIn(value, true)
  const isTouched = value !== newClub
  return (
    <Card title={words.make}>
      <div className={styles.stack}>
        <ClubFields
          value={value}
          faulty={isTouched ? faulty : new Set()}
          isNew
          onChange={setValue}
        />
        <EditFoot
          isChanged={isTouched}
          isConflict={false}
          isFaulty={faulty.size > 0}
          note=""
          label={words.makeAct}
          onSave={() =>
            administer(
              'createClub',
              { body: createBodyOf(value) as never },
              {
                ...act,
                title: words.makeTitle,
                text: words.makeText,
                done: words.made,
              },
            )
          }
          onDrop={() => setValue(newClub)}
          onKeepMine={() => {}}
        />
      </div>
    </Card>
  )
}

/** What may be done about how a club stands. */
const ways = {
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['active'],
} as const
const labels = {
  active: words.reopen,
  paused: words.pause,
  archived: words.archive,
} as const

/** A club as it stands: its words, rules, moderators, and whether it is open. */
export function ClubEditor({ club }: { club: AdminClub }) {
  const { id, name, status, version, rulesVersion } = club
  const kept = { version, value: typedOf(club) }
  const { value, isChanged, isConflict, change, drop, keepMine } = useEdit(kept)
  const administer = useAdminister()
  const faulty = faultyIn(value, false)
  const possible = ways[status].filter(
    (each) => id !== mainClubId || each !== 'archived',
  )
  return (
    <Card title={name} aside={words.status[status]}>
      <div className={styles.stack}>
        <p className={styles.term}>{words.rulesVersion(rulesVersion)}</p>
        <div className={styles.row}>
          {possible.map((wanted) => (
            <Button
              key={wanted}
              variant={wanted === 'archived' ? 'danger' : 'quiet'}
              onClick={() =>
                administer(
                  'changeClub',
                  { club: id, body: { base: version, status: wanted } },
                  {
                    ...act,
                    title: `${labels[wanted].replace(' …', '')}: ${name}`,
                    text: words.statusTexts[wanted],
                    isGrave: wanted !== 'active',
                  },
                )
              }
            >
              {labels[wanted]}
            </Button>
          ))}
        </div>
        <ClubFields
          value={value}
          faulty={isChanged ? faulty : new Set()}
          isNew={false}
          onChange={change}
        />
        <EditFoot
          {...{ isChanged, isConflict }}
          isFaulty={faulty.size > 0}
          note={adminContent.version(version)}
          onSave={() =>
            administer(
              'changeClub',
              { club: id, body: changeBodyOf(value, version) as never },
              {
                ...act,
                title: words.changeTitle(name),
                text: words.changeText,
              },
            )
          }
          onDrop={drop}
          onKeepMine={keepMine}
        />
      </div>
    </Card>
  )
}
