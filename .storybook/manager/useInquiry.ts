import * as React from 'react'
import { type API, useChannel } from 'storybook/manager-api'
import {
  answerReport,
  askReport,
  type Begun,
  type ReportAnswer,
  type ReportAsk,
} from '../report/report.types.ts'
import { nextInquiry, patience } from './inquiry.ts'

function begin(api: API): { ask: ReportAsk; begun: Begun } {
  const story = api.getCurrentStoryData()
  const args = story?.type === 'story' ? story.args : undefined
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
  const emit = useChannel({
    [answerReport]: (answer: ReportAnswer) =>
      send({ type: 'answer', ...answer }),
  })
  React.useEffect(() => {
    if (inquiry?.kind !== 'asked') return
    const timer = setTimeout(() => send({ type: 'wait' }), patience)
    return () => clearTimeout(timer)
  }, [inquiry])
  return {
    inquiry,
    ask() {
      const asked = begin(api)
      send({ type: 'ask', ...asked })
      emit(askReport, asked.ask)
    },
  }
}
