import {
  assignVars,
  createGlobalTheme,
  globalStyle,
} from '@vanilla-extract/css'
import { color, density, vars } from './contract.css.ts'
import { contrast, dark, light } from './palette.ts'

createGlobalTheme(':root', vars, {
  font: {
    display:
      '"Bricolage Grotesque Variable", "Bricolage Fallback", "Bricolage Fallback Linux", "Instrument Sans Variable", system-ui, sans-serif',
    body: '"Instrument Sans Variable", "Instrument Fallback", "Instrument Fallback Linux", system-ui, -apple-system, "Segoe UI", sans-serif',
    mono: '"JetBrains Mono Variable", ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  },
  type: {
    tiny: '0.75rem',
    small: '0.8125rem',
    label: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.375rem',
    heading: '1.75rem',
    big: '2.25rem',
    huge: '3rem',
    display: 'clamp(2.25rem, 5vw, 3.5rem)',
  },
  space: {
    hair: '2px',
    tight: '4px',
    inline: '8px',
    snug: '12px',
    block: '16px',
    card: '20px',
    pad: '24px',
    wide: '32px',
    page: '40px',
    section: '56px',
    end: '80px',
  },
  radius: { control: '8px', input: '12px', card: '20px', pill: '999px' },
  time: { press: '90ms', hover: '160ms', dialog: '240ms', state: '400ms' },
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  gutter: '24px',
  column: '1200px',
})

createGlobalTheme(':root', density, {
  target: '44px',
  pad: vars.space.pad,
  row: '14px',
  list: vars.space.snug,
  section: vars.space.section,
})
createGlobalTheme('[data-density="compact"]', density, {
  target: '44px',
  pad: vars.space.block,
  row: vars.space.inline,
  list: vars.space.inline,
  section: vars.space.page,
})
// A finger needs 44 px at any density; a mouse does not.
globalStyle('[data-density="compact"]', {
  '@media': {
    '(pointer: fine)': { vars: { [density.target]: '36px' } },
  },
})

globalStyle(':root', {
  '@media': {
    '(max-width: 720px)': {
      vars: { [vars.gutter]: vars.space.block, [density.pad]: '20px' },
    },
  },
})

// Dark is the default (R9.9): also where the page's root names no theme.
globalStyle(':root, [data-theme="dark"]', {
  colorScheme: 'dark',
  vars: assignVars(color, { ...dark }),
})
globalStyle('[data-theme="light"]', {
  colorScheme: 'light',
  vars: assignVars(color, { ...light }),
})
globalStyle('[data-theme="contrast"]', {
  colorScheme: 'dark',
  vars: assignVars(color, { ...contrast }),
})
