import * as React from 'react'
import { STORY_PREPARED } from 'storybook/internal/core-events'
import { type API, useChannel } from 'storybook/manager-api'
import {
  answerReport,
  askReport,
  type Begun,
  type ReportAnswer,
  type ReportAsk,
} from '../report/report.types.ts'
import { nextInquiry, patience } from './inquiry.ts'

type Args = Record<string, unknown> | undefined

function begin(api: API, known?: Args): { ask: ReportAsk; begun: Begun } {
  const story = api.getCurrentStoryData()
  const args = known ?? (story?.type === 'story' ? story.args : undefined)
  const path = args?.path
  return {
    ask: {
      story: story?.id ?? '',
      // A number, where the URL had one alone.
      path: path === undefined ? null : String(path),
    },
    begun: {
      title: `${story?.title ?? ''}, ${story?.name ?? ''}`,
      link: location.href,
      at: new Date().toISOString(),
      chosen: api.getGlobals(),
    },
  }
}

/** Asks the story that is shown for what only it knows. */
export function useInquiry(api: API) {
  const [inquiry, send] = React.useReducer(nextInquiry, null)
  const emit = useChannel(
    {
      [answerReport]: (answer: ReportAnswer) =>
        send({ type: 'answer', ...answer }),
      // Who was quicker than the story has asked without knowing its path.
      [STORY_PREPARED]: ({ id, args }: { id: string; args: Args }) => {
        if (inquiry?.ask.story === id && inquiry.ask.path === null) ask(args)
      },
    },
    [inquiry],
  )
  function ask(args?: Args) {
    const asked = begin(api, args)
    send({ type: 'ask', ...asked })
    emit(askReport, asked.ask)
  }
  React.useEffect(() => {
    if (inquiry?.kind !== 'asked') return
    const timer = setTimeout(() => send({ type: 'wait' }), patience)
    return () => clearTimeout(timer)
  }, [inquiry])
  return { inquiry, ask: () => ask() }
}
