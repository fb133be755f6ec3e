import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown in place of a screen that broke. */
  fallback: ReactNode
}

/**
 * Keeps a screen that breaks from taking the page along. What a page only shows
 * is not held against the contract here again: an answer that is not what it
 * should be ends here. One for each path: another path is another try.
 */
export class ScreenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
