import '@narwhal-club/ui/theme/index.css.ts'
import { chain } from '@narwhal-club/core/constants'
import { readProposal } from '@narwhal-club/core/verifying'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { embeddedConfig } from '../drawn/embedded.ts'
import { createVerifyingMachine } from './createVerifyingMachine.ts'
import { Verifier } from './Verifier.tsx'

/** The file for those without a network has no server to ask. */
const isOnline = import.meta.env.MODE !== 'offline'
const asked =
  (isOnline && new URLSearchParams(location.search).get('proposal')) || ''
const verification = createActor(createVerifyingMachine(isOnline), {
  input: { isOnline, proposal: readProposal(asked) ?? undefined },
}).start()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <Verifier
    verification={verification}
    node={embeddedConfig()?.chain.rpcUrl ?? chain.publicRpcUrl}
    isOnline={isOnline}
    asked={asked}
  />,
)
