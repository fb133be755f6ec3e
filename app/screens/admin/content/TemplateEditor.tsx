import { type ShillWords, shillEndpoints } from '@narwhal-club/core/contract'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { shillLanguages } from '@narwhal-club/core/messages/pages/shillLanguages'
import {
  type FoundFault,
  judgeTemplate,
  type Language,
  languages,
  longestSlots,
  partNames,
  type Tone,
  type Topic,
  tones,
  topics,
} from '@narwhal-club/core/shill'
import { Select } from '@narwhal-club/ui/form/Select/Select.tsx'
import { TextField } from '@narwhal-club/ui/form/TextField/TextField.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useState } from 'react'
import { createUseAsk } from '../../../data/ask.ts'
import * as styles from '../../../page/screens.css.ts'
import { EditFoot } from '../EditFoot.tsx'
import { linesOf } from '../linesOf.ts'
import { createUseAdminister } from '../useAdministering.ts'
import { useEdit } from '../useEdit.ts'

const words = adminContent.template
const lines = {
  adminShillTemplates: shillEndpoints.adminShillTemplates,
  putShillTemplate: shillEndpoints.putShillTemplate,
  restoreShillTemplate: shillEndpoints.restoreShillTemplate,
}
const useAsk = createUseAsk(lines)
const useAdminister = createUseAdminister(lines)

type TemplateId = `${Topic}.${Tone}`
const fields = [...partNames, 'emoji'] as const

const ids = topics.flatMap((topic) =>
  tones.map((tone) => ({
    value: `${topic}.${tone}`,
    label: `${shill.topic.names[topic]} · ${shill.tone.names[tone]}`,
  })),
)

/** What posts are written from, a template at a time. */
export function TemplateEditor() {
  const [language, setLanguage] = useState<Language>('en')
  const [id, setId] = useState<TemplateId>('token.hype')
  const { data, isError, refetch } = useAsk('adminShillTemplates', { language })
  const row = data?.language === language && data.rows.find((r) => r.id === id)
  return (
    <div className={styles.stack}>
      <Select
        name="language"
        label={words.language}
        required
        value={language}
        options={languages.map((value) => ({
          value,
          label: words.languages[value],
        }))}
        onChange={(value) => setLanguage(value as Language)}
      />
      <Select
        name="template"
        label={words.template}
        required
        value={id}
        options={ids}
        onChange={(value) => setId(value as TemplateId)}
      />
      {row ? (
        <Editor key={`${language} ${id}`} {...{ language, id, row }} />
      ) : isError ? (
        <ErrorState heading="h2" onAction={() => void refetch()}>
          {adminContent.failed}
        </ErrorState>
      ) : (
        <p className={styles.term}>{adminContent.loading}</p>
      )}
    </div>
  )
}

/** As it is typed: an alternative a line. */
type Typed = Record<(typeof fields)[number], string>

const typedOf = ({ parts, emoji }: ShillWords): Typed => ({
  hook: parts.hook.join('\n'),
  fact: parts.fact.join('\n'),
  detail: parts.detail.join('\n'),
  turn: parts.turn.join('\n'),
  call: parts.call.join('\n'),
  emoji: emoji.join('\n'),
})
const wordsOf = (typed: Typed): ShillWords => ({
  parts: {
    hook: linesOf(typed.hook),
    fact: linesOf(typed.fact),
    detail: linesOf(typed.detail),
    turn: linesOf(typed.turn),
    call: linesOf(typed.call),
  },
  emoji: linesOf(typed.emoji),
})

interface EditorProps {
  language: Language
  id: TemplateId
  row: ShillWords & { version: number; isOriginal: boolean }
}

function Editor({ language, id, row }: EditorProps) {
  const { version, isOriginal } = row
  const kept = { version, value: typedOf(row) }
  const { value, isChanged, isConflict, ...edit } = useEdit(
    `templates.${language}.${id}`,
    kept,
    wordsOf,
  )
  const { change, drop, keepMine } = edit
  const administer = useAdminister()
  const topic = id.split('.')[0] as Topic
  const { names, holdLine } = shillLanguages[language]
  const slots = longestSlots(topic, names)
  const template = { id, holdLine, ...wordsOf(value) }
  const faults = judgeTemplate(template, topic, slots)
  const isEmpty = fields.some((name) => linesOf(value[name]).length === 0)
  const saidOf = (name: FoundFault['part']) =>
    faults
      .filter(({ part }) => part === name)
      .map(({ place, code }) => words.line(place + 1, words.faults[code]))
      .join(' ') || undefined
  const title = ids.find((each) => each.value === id)?.label ?? id
  const at = { language, template: id }
  return (
    <Card title={title} aside={isOriginal ? words.original : words.changed}>
      <div className={styles.stack}>
        <p className={styles.term}>
          {words.hint} {words.slots(Object.keys(slots).join(', '))}
        </p>
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={name === 'emoji' ? words.emoji : shill.post.names[name]}
            rows={5}
            required
            value={value[name]}
            error={saidOf(name)}
            onChange={(text) => change({ ...value, [name]: text })}
          />
        ))}
        <EditFoot
          {...{ isChanged, isConflict }}
          isFaulty={faults.length > 0 || isEmpty}
          note={adminContent.version(version)}
          onSave={() => {
            edit.save()
            administer(
              'putShillTemplate',
              { ...at, body: { base: version, value: wordsOf(value) } },
              { ...adminContent.act, title: adminContent.act.title(title) },
            )
          }}
          onDrop={drop}
          onKeepMine={keepMine}
        />
        {isOriginal ? null : (
          <div className={styles.row}>
            <Button
              onClick={() =>
                administer(
                  'restoreShillTemplate',
                  { ...at, body: { base: version } },
                  {
                    ...adminContent.act,
                    title: words.restoreTitle,
                    text: words.restoreText,
                  },
                )
              }
            >
              {words.restore}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
