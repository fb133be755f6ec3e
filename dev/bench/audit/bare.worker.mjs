import { loadRecover } from '../../../core/auditing/tools.ts'

let jobs = []

/** Takes signatures and warms up; then recovers them all, and nothing else. */
self.onmessage = async ({ data }) => {
  const recover = await loading
  if (data === 'go')
    for (const { digest, signature } of jobs) recover(digest, signature)
  else {
    jobs = data
    for (const { digest, signature } of jobs.slice(0, 500))
      recover(digest, signature)
  }
  self.postMessage('done')
}
const loading = loadRecover()
