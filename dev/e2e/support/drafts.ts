import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'

/** Words that could be published as they stand. */
export const writtenDraft = {
  title: 'A bell for the far buoy',
  body: 'The far buoy is passed by night: it needs a bell, and a light.',
  summary: '',
  discussionUrl: '',
  labels: [] as string[],
  earliestStart: null as string | null,
  duration: 259_200,
}

/** What the server says to a call of the context's session. */
export async function call(
  context: BrowserContext,
  origin: string,
  path: string,
  data: unknown,
) {
  const headers = { origin }
  const url = `${origin}/api/${path}`
  const answer = await context.request.post(url, { headers, data })
  return { status: answer.status(), json: await answer.json() }
}

/** Writes a draft past the page. @returns its id. */
export async function writeDraft(
  context: BrowserContext,
  origin: string,
  change: Partial<typeof writtenDraft> = {},
): Promise<string> {
  const content = { ...writtenDraft, ...change }
  const body = { club: 'main', content }
  const { status, json } = await call(context, origin, 'drafts', body)
  expect(status).toBe(200)
  return json.id
}
