// Storybook compiles the JSX of its frame to calls of `React`.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import type { API } from 'storybook/manager-api'

export const findStory = 'find--find'

/** Opens the page that finds, from anywhere. */
export const FindTool = React.memo(({ api }: { api: API }) => (
  <Button
    variant="ghost"
    padding="small"
    ariaLabel="Find a text, a state, an event or a failure"
    onClick={() => api.selectStory(findStory)}
  >
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path
        d="M6 1.75a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5ZM9.2 9.2l3.3 3.3M4.2 6h3.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </svg>
    Find
  </Button>
))
