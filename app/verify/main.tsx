import '@narwhal-club/ui/theme/index.css.ts'
import { chain } from '@narwhal-club/core/constants'
import { createRoot } from 'react-dom/client'
import { embeddedConfig } from '../drawn/embedded.ts'
import { createAuditHost } from './auditHost.ts'
import { createVerification } from './createVerification.ts'
import { readProposal } from './readProposal.ts'
import { spawnWorker } from './spawnWorker.ts'
import { Verifier } from './Verifier.tsx'

const config = embeddedConfig()
/** The file for those without a network has no server to ask. */
const isOnline = import.meta.env.MODE !== 'offline'

const verification = createVerification({
  host: createAuditHost(spawnWorker),
  node: config?.chain.rpcUrl ?? chain.publicRpcUrl,
  isOnline,
})
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <Verifier verification={verification} isOnline={isOnline} />,
)
const asked = new URLSearchParams(location.search).get('proposal')
if (isOnline && asked !== null) {
  verification.setProposal(asked)
  if (readProposal(asked)) verification.start()
}
