import { shill } from '@narwhal-club/core/messages/pages/shill'
import {
  type EmojiLevel,
  emojiLevels,
  type Language,
  type Length,
  languages,
  lengths,
  type Tone,
  type Topic,
  tones,
  topics,
} from '@narwhal-club/core/shill'
import { type Option, Select } from '../../form/Select/Select.tsx'
import { TextField } from '../../form/TextField/TextField.tsx'
import { Segmented } from '../../kit/Segmented/Segmented.tsx'
import { Switch } from '../../kit/Switch/Switch.tsx'
import * as styles from './ShillInputs.css.ts'

/** What posts are asked to be. */
export interface ShillWishes {
  topic: Topic
  language: Language
  tone: Tone
  length: Length
  emoji: EmojiLevel
  /** As they are typed. */
  hashtags: string
  mentions: string
  hold: boolean
  link: boolean
  /** '': what ends next. */
  subject: string
}

export interface ShillInputsProps {
  wishes: ShillWishes
  /** What there is to choose of the topic. */
  subjects: readonly Option[]
  onChange: (changes: Partial<ShillWishes>) => void
}

const levels = emojiLevels.map(String) as `${EmojiLevel}`[]

/** What posts are about, and how they are to sound. */
export function ShillInputs(props: ShillInputsProps) {
  const { wishes, subjects, onChange } = props
  const { topic, tone, length, emoji, subject, language } = wishes
  const hasSubject = topic === 'proposal' || topic === 'bounty'
  return (
    <div className={styles.root}>
      <Segmented
        legend={shill.topic.legend}
        options={topics}
        names={shill.topic.names}
        value={topic}
        onChange={(chosen) => onChange({ topic: chosen })}
      />
      {hasSubject ? (
        <Select
          name="subject"
          label={shill.topic.subject[topic]}
          value={subject || 'next'}
          options={[{ value: 'next', label: shill.topic.next }, ...subjects]}
          required
          onChange={(chosen) =>
            onChange({ subject: chosen === 'next' ? '' : chosen })
          }
        />
      ) : null}
      <Segmented
        legend={shill.tone.legend}
        options={tones}
        names={shill.tone.names}
        value={tone}
        onChange={(chosen) => onChange({ tone: chosen })}
      />
      <div className={styles.pair}>
        <Segmented
          legend={shill.length.legend}
          options={lengths}
          names={shill.length.names}
          value={length}
          onChange={(chosen) => onChange({ length: chosen })}
        />
        <Segmented
          legend={shill.emoji.legend}
          options={levels}
          names={shill.emoji.names}
          value={`${emoji}`}
          onChange={(chosen) =>
            onChange({ emoji: Number(chosen) as EmojiLevel })
          }
        />
      </div>
      <Segmented
        legend={shill.language.legend}
        options={languages}
        names={shill.language.names}
        value={language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <div className={styles.pair}>
        <TextField
          name="hashtags"
          label={shill.hashtags.label}
          hint={shill.hashtags.hint}
          value={wishes.hashtags}
          onChange={(hashtags) => onChange({ hashtags })}
        />
        <TextField
          name="mentions"
          label={shill.mentions.label}
          hint={shill.mentions.hint}
          value={wishes.mentions}
          onChange={(mentions) => onChange({ mentions })}
        />
      </div>
      <div className={styles.pair}>
        <Switch
          label={shill.hold}
          checked={wishes.hold}
          onChange={(hold) => onChange({ hold })}
        />
        <Switch
          label={shill.link}
          checked={wishes.link}
          onChange={(link) => onChange({ link })}
        />
      </div>
    </div>
  )
}
