import {
  type AdminClub,
  clubAdminEndpoints,
  mainClubId,
} from '@narwhal-club/core/contract'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { useEffect } from 'react'
import * as styles from '../../../page/screens.css.ts'
import { useView } from '../../../useSystem.ts'
import { EditFoot } from '../EditFoot.tsx'
import { useEdit } from '../useEdit.ts'
import { ClubFields } from './ClubFields.tsx'
import {
  changeBodyOf,
  createBodyOf,
  faultyIn,
  keptOf,
  newClub,
  typedOf,
} from './typedClub.ts'
import { useAdminister } from './useClubAdmin.ts'

const words = adminContent.clubs
const act = adminContent.act

const makePath = clubAdminEndpoints.createClub.path

/** A club that is not there yet. */
export function NewClub() {
  const { value, isChanged, change, drop } = useEdit(
    'clubs',
    { version: 0, value: newClub },
    createBodyOf,
  )
  const administer = useAdminister()
  const faulty = faultyIn(value, true)
  const isMade = useView(
    ({ administering: at }) => at.status === 'done' && at.act.path === makePath,
  )
  // What was made is made: the next one begins with nothing.
  useEffect(() => {
    if (isMade && isChanged) drop()
  })
  return (
    <Card title={words.make}>
      <div className={styles.stack}>
        <ClubFields
          value={value}
          faulty={isChanged ? faulty : new Set()}
          isNew
          onChange={change}
        />
        <EditFoot
          isChanged={isChanged}
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
          onDrop={drop}
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
  const { value, isChanged, isConflict, ...edit } = useEdit(
    `clubs.${id}`,
    kept,
    keptOf,
  )
  const { change, drop, keepMine } = edit
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
          onSave={() => {
            edit.save()
            administer(
              'changeClub',
              { club: id, body: changeBodyOf(value, version) as never },
              {
                ...act,
                title: words.changeTitle(name),
                text: words.changeText,
              },
            )
          }}
          onDrop={drop}
          onKeepMine={keepMine}
        />
      </div>
    </Card>
  )
}
