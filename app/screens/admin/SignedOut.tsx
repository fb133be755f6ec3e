import { admin } from '@narwhal-club/core/messages/pages/admin'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { Page } from '../../page/Page.tsx'
import { SignInButton } from '../clubs/SignInFirst.tsx'

const { signedOut: words } = admin

/** To an administrator whose session has ended here. */
export const SignedOut = () => (
  <Page title={admin.title} lead={admin.lead}>
    <EmptyState heading="h2" title={words.title} action={<SignInButton />}>
      {words.body}
    </EmptyState>
  </Page>
)
