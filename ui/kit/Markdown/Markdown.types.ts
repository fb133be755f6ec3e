export interface MarkdownProps {
  source: string
  /**
   * The level of its highest heading: below that of what it stands under.
   * @default 3
   */
  top?: 2 | 3 | 4
}
