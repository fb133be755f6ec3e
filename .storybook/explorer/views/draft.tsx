import { type draftMachine, toDraftView } from '@narwhal-club/core/draft'
import { ConflictPanel } from '@narwhal-club/ui/form/ConflictPanel/ConflictPanel.tsx'
import { FormErrors } from '@narwhal-club/ui/form/FormErrors/FormErrors.tsx'
import { MarkdownEditor } from '@narwhal-club/ui/form/MarkdownEditor/MarkdownEditor.tsx'
import { SaveState } from '@narwhal-club/ui/form/SaveState/SaveState.tsx'
import { TextField } from '@narwhal-club/ui/form/TextField/TextField.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import type { Render } from '../tour.ts'
import * as styles from './frames.css.ts'
import { Quiet } from './frames.tsx'

type Words = { title: string; body: string }
const kind = { read: (words: unknown) => words as Words }
const labels = { title: 'Title', body: 'What is proposed, and why' }

/** A form of two fields, as a proposal's editor will have them. */
export const draft: Render<typeof draftMachine> = (snapshot, send) => {
  const view = toDraftView(snapshot, kind)
  if (view.status === 'loading') return <Quiet>The draft is asked for.</Quiet>
  const retry = () => send({ type: 'draft.retry' })
  if (view.status === 'unread')
    return (
      <ErrorState onAction={retry}>
        {view.failure.message} {view.failure.advice}
      </ErrorState>
    )
  if (view.status === 'submitted') return <Quiet>It was submitted.</Quiet>
  const { value, errors, isLocked } = view
  const edit = (change: Partial<Words>) => send({ type: 'draft.edit', change })
  const field = (name: keyof Words) => ({
    name,
    label: labels[name],
    value: value[name],
    error: errors[name],
    required: true,
    readOnly: isLocked,
    onChange: (text: string) => edit({ [name]: text }),
    onLeave: () => send({ type: 'draft.leave', field: name }),
  })
  return (
    <div className={styles.form}>
      <FormErrors errors={errors} labels={labels} />
      {view.status === 'conflicted' ? (
        <ConflictPanel
          from={view.from}
          fields={view.fields}
          labels={labels}
          onKeepMine={() => send({ type: 'draft.keepMine' })}
          onTakeTheirs={() => send({ type: 'draft.takeTheirs' })}
          onMerge={(picks) => send({ type: 'draft.merge', picks })}
        />
      ) : null}
      <TextField {...field('title')} most={120} />
      <MarkdownEditor {...field('body')} most={10_000} />
      <SaveState
        {...view}
        now={2_000}
        failure={'failure' in view ? view.failure : undefined}
        onRetry={retry}
      />
      <div>
        <Button
          variant="spark"
          waiting={view.status === 'submitting'}
          onClick={() => send({ type: 'draft.submit' })}
        >
          Submit
        </Button>
      </div>
    </div>
  )
}
