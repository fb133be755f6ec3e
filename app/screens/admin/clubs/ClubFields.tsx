import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { MarkdownEditor } from '@narwhal-club/ui/form/MarkdownEditor/MarkdownEditor.tsx'
import { TextField } from '@narwhal-club/ui/form/TextField/TextField.tsx'
import * as styles from '../../../page/screens.css.ts'
import type { ClubField, TypedClub } from './typedClub.ts'

const words = adminContent.clubs

export interface ClubFieldsProps {
  value: TypedClub
  faulty: ReadonlySet<ClubField>
  /** What never changes is asked for once. */
  isNew: boolean
  onChange: (value: TypedClub) => void
}

const lists: readonly ClubField[] = [
  'links',
  'labels',
  'moderators',
  'exclusions',
]
const own: readonly ClubField[] = ['id', 'nftContract', 'tokenContract']
const order: readonly ClubField[] = [
  ...['id', 'name', 'tagline', 'description', 'links'],
  ...['nftContract', 'tokenContract', 'minProposeVp', 'minPeriod'],
  ...['quorumVp', 'proposerHoldHours', 'labels', 'moderators', 'exclusions'],
] as readonly ClubField[]

const hints: Partial<Record<ClubField, string>> = {
  id: words.idHint,
  links: words.linksHint,
  labels: words.lines,
  moderators: words.lines,
  exclusions: words.lines,
}

/** All of a club that is typed. */
export function ClubFields(props: ClubFieldsProps) {
  const { value, faulty, isNew, onChange } = props
  return (
    <div className={styles.stack}>
      {order
        .filter((name) => isNew || !own.includes(name))
        .map((name) => {
          const common = {
            ...{ name, label: words[name], value: value[name] },
            hint: hints[name],
            required: !lists.includes(name),
            error: faulty.has(name) ? words.wrong : undefined,
            onChange: (text: string) => onChange({ ...value, [name]: text }),
          }
          return name === 'description' ? (
            <MarkdownEditor key={name} {...common} most={4_000} />
          ) : (
            <TextField
              key={name}
              {...common}
              {...(lists.includes(name) && { rows: 3 })}
            />
          )
        })}
    </div>
  )
}
