import { verify } from '@narwhal-club/core/messages/pages/verify'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { muted } from '@narwhal-club/ui/theme/text.css.ts'

export interface VerifyVoteProps {
  /** Its id. */
  proposal: string
}

/** Leads to where the votes on a proposal are counted anew. */
export const VerifyVote = ({ proposal }: VerifyVoteProps) => (
  <Card title={verify.title}>
    <p className={muted}>{verify.lead}</p>
    <div>
      <ButtonLink href={`/verify?proposal=${proposal}`}>
        {verify.open}
      </ButtonLink>
    </div>
  </Card>
)
