import { tabTitle } from '@narwhal-club/core/brand'
import { PageTitle } from '@narwhal-club/ui/kit/PageTitle/PageTitle.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import type { ReactNode } from 'react'
import * as styles from './screens.css.ts'

export interface PageProps {
  title: string
  lead?: ReactNode
  /** The way back, above all. */
  back?: ReactNode
  /** The small line above the title. */
  eyebrow?: ReactNode
  /** In the browser's tab. @default title */
  tab?: string
  children?: ReactNode
}

/** Lays out a screen: its title, for the tab too, then its sections. */
export function Page(props: PageProps) {
  const { title, lead, eyebrow, tab, back, children } = props
  return (
    <>
      <title>{tabTitle(tab ?? title)}</title>
      <header className={styles.head}>
        {back}
        {eyebrow ? <p className={text.eyebrow}>{eyebrow}</p> : null}
        <PageTitle className={styles.title}>{title}</PageTitle>
        {lead ? <p className={text.lead}>{lead}</p> : null}
      </header>
      <div className={styles.sections}>{children}</div>
    </>
  )
}

/** A titled part of a page. */
export function Section(props: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{props.title}</h2>
      {props.children}
    </section>
  )
}
