// Storybook compiles the JSX of its frame to calls of `React`.
import * as React from 'react'
import { Button, PopoverProvider } from 'storybook/internal/components'
import type { API } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { type Inquiry, reportOf } from './inquiry.ts'
import { takePicture } from './picture.ts'
import { save } from './save.ts'
import { useInquiry } from './useInquiry.ts'

const Act = (props: React.ComponentProps<typeof Button>) => (
  <Button ariaLabel={false} size="medium" {...props} />
)

const canPicture = () => Boolean(navigator.mediaDevices?.getDisplayMedia)

function Sheet({ inquiry }: { inquiry: Inquiry }) {
  const [told, setTold] = React.useState('')
  const { appBorderColor, background, input } = useTheme()
  const file = inquiry.ask.story
  const isAsked = inquiry.kind === 'asked'
  const text = reportOf(inquiry, navigator.userAgent)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied'),
      () => setTold('Not allowed here: copy it from the field'),
    )
  const picture = () =>
    takePicture().then(
      (png) => {
        save(png, `${file}.png`)
        setTold('Saved: drop it into the report')
      },
      () => setTold('No picture was taken'),
    )
  return (
    <div
      style={{
        display: 'grid',
        gap: 10,
        inlineSize: 'min(560px, 80vw)',
        padding: 16,
        border: `1px solid ${appBorderColor}`,
        borderRadius: 8,
        background: background.content,
      }}
    >
      <p style={{ margin: 0 }}>
        Paste it into an issue and say what you saw. Signatures, messages to
        sign and what calls itself a secret are blotted out.
      </p>
      <textarea
        aria-label="The report"
        readOnly
        rows={16}
        value={text}
        style={{
          padding: 10,
          border: `1px solid ${input.border}`,
          borderRadius: 8,
          background: input.background,
          color: 'inherit',
          font: '12px/1.5 ui-monospace, monospace',
          resize: 'vertical',
        }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Act disabled={isAsked} onClick={copy}>
          Copy
        </Act>
        <Act
          disabled={isAsked}
          onClick={() => {
            save(new Blob([text], { type: 'text/markdown' }), `${file}.md`)
            setTold('Saved')
          }}
        >
          Save as .md
        </Act>
        {canPicture() ? (
          <Act onClick={picture}>Take a picture of this tab…</Act>
        ) : null}
      </div>
      <p role="status" style={{ margin: 0, minBlockSize: '1.4em' }}>
        {isAsked ? 'Asking the story…' : told}
      </p>
    </div>
  )
}

/** Packs what a developer needs to see the same: link, path, context, browser. */
export function ReportTool({ api }: { api: API }) {
  const { inquiry, ask } = useInquiry(api)
  return (
    <PopoverProvider
      ariaLabel="Bug report"
      padding={0}
      onVisibleChange={(isVisible) => {
        if (isVisible) ask()
      }}
      popover={() => inquiry && <Sheet inquiry={inquiry} />}
    >
      <Button variant="ghost" padding="small" ariaLabel="Report a bug here">
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path
            d="M4.5 5.5h5v4a2.5 2.5 0 0 1-5 0v-4ZM5 5.3V4.6a2 2 0 0 1 4 0v.7M4.5 7.5H1.8M12.2 7.5H9.5M4.5 5.8 2.4 4M9.5 5.8 11.6 4M4.7 10l-2 2M9.3 10l2 2M5 2.6 4 1.4M9 2.6l1-1.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.1"
            strokeLinecap="round"
          />
        </svg>
        Report
      </Button>
    </PopoverProvider>
  )
}
