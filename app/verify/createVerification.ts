import {
  type AuditHost,
  type AuditSubject,
  askAbout,
  type SpotCheck,
  startAudit,
} from '@narwhal-club/core/auditing'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { createRpc } from '@narwhal-club/core/rpc'
import type { VerifyView } from '@narwhal-club/ui/governance/verify/VerifyPanel/VerifyPanel.types.ts'
import { loadBundle, NotLoaded } from './loadBundle.ts'
import { readFiles } from './readFiles.ts'
import { isNodeAddress, readProposal } from './readProposal.ts'

export interface VerificationState {
  view: VerifyView
  proposal: { value: string; error?: string }
  /** What became of the last files. */
  note?: string
  node: {
    value: string
    error?: string
    isAsking: boolean
    check?: SpotCheck
  }
}

/** Where a bundle comes from: each audit takes its bytes anew. */
type Source = { proposal: string } | { file: Blob }

export interface VerificationTerms {
  host: AuditHost
  /** The node that stands in the field at first. */
  node: string
  /** A server is there that has bundles. */
  isOnline: boolean
}

/**
 * Keeps one verification: what was chosen, how far the audit has come, what a
 * node says. One audit at a time: another ends the one before.
 */
export function createVerification({
  host,
  node,
  isOnline,
}: VerificationTerms) {
  let state: VerificationState = {
    view: { status: 'idle' },
    proposal: { value: '' },
    node: { value: node, isAsking: false },
  }
  let source: Source | undefined
  let receipt: unknown
  let end = () => {}
  const readers = new Set<() => void>()

  function show(next: Partial<VerificationState>): void {
    state = { ...state, ...next }
    for (const reader of readers) reader()
  }
  const showView = (view: VerifyView) => show({ view })
  const showNode = (next: Partial<VerificationState['node']>) =>
    show({ node: { ...state.node, ...next } })

  function bytesOf(from: Source, signal: AbortSignal): Promise<Uint8Array> {
    if ('file' in from)
      return from.file.arrayBuffer().then((bytes) => new Uint8Array(bytes))
    const onBytes = (bytes: number) => showView({ status: 'loading', bytes })
    return loadBundle(from.proposal, { signal, onBytes })
  }

  async function run(from: Source): Promise<void> {
    end()
    source = from
    const { signal, ...loading } = abortable()
    end = () => loading.abort()
    const { check: _, ...asked } = state.node
    show({ view: { status: 'loading' }, node: { ...asked, isAsking: false } })
    try {
      const bundle = await bytesOf(from, signal)
      if (signal.aborted) return
      showView({ status: 'auditing' })
      const wanted = { bundle, ...(receipt !== undefined && { receipt }) }
      const stop = startAudit(host, wanted, {
        onProgress: (progress) => showView({ status: 'auditing', progress }),
        onReport: (report, subject) =>
          showView({ status: 'judged', report, ...(subject && { subject }) }),
        onFailure: () => showView({ status: 'failed', why: 'broken' }),
      })
      end = () => {
        loading.abort()
        stop()
      }
    } catch (error) {
      if (signal.aborted) return
      const why = error instanceof NotLoaded ? error.why : 'unreachable'
      showView({ status: 'failed', why })
    }
  }

  async function ask(subject: AuditSubject): Promise<void> {
    const { value: url } = state.node
    if (!isNodeAddress(url)) {
      showNode({ error: verify.node.notAddress })
      return
    }
    const rpc = createRpc({
      url,
      fetch: (to, init) => fetch(to, init as object),
    })
    const { view } = state
    showNode({ isAsking: true })
    const answers = askAbout(subject, (method, params) =>
      rpc.call(method, params as unknown[]),
    )
    for await (const check of answers) {
      // Something else is verified by now.
      if (state.view !== view) return
      showNode({ check })
    }
    showNode({ isAsking: false })
  }

  return {
    read: () => state,
    subscribe(reader: () => void) {
      readers.add(reader)
      return () => void readers.delete(reader)
    },
    setProposal: (value: string) => show({ proposal: { value } }),
    setNode(value: string) {
      const { isAsking } = state.node
      show({ node: { value, isAsking } })
    },
    start() {
      const { value } = state.proposal
      const proposal = readProposal(value)
      if (proposal) run({ proposal })
      else show({ proposal: { value, error: verify.choose.unknown } })
    },
    async takeFiles(files: readonly File[]) {
      const { bundle, receipt: fresh, unread } = await readFiles(files)
      if (fresh !== undefined) receipt = fresh
      const [name] = unread
      const { proposal } = (fresh ?? {}) as { proposal?: unknown }
      const of = isOnline && proposal ? readProposal(String(proposal)) : null
      const next = bundle
        ? { file: bundle }
        : (source ?? (of && { proposal: of }))
      const isAlone = fresh !== undefined && !next
      const note =
        name !== undefined
          ? verify.choose.unread(name)
          : isAlone
            ? verify.choose.receiptFirst
            : ''
      show({ note })
      if (next && (bundle || fresh !== undefined)) await run(next)
    },
    cancel() {
      end()
      showView({ status: 'cancelled' })
    },
    again() {
      if (source) run(source)
    },
    /** Forgets all that was chosen. */
    another() {
      end()
      source = undefined
      receipt = undefined
      show({ view: { status: 'idle' }, note: '' })
    },
    ask() {
      const { view } = state
      if (view.status === 'judged' && view.subject && !state.node.isAsking)
        ask(view.subject)
    },
  }
}

export type Verification = ReturnType<typeof createVerification>

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
