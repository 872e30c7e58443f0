import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { WithQueries } from '@/client/with-queries.tsx'
import { useProduct } from '@/features/product/use-product.ts'
import { invitedSignupQuery } from '@/features/invitations/api/open-invitation.ts'
import { forgetInvitation, keptInvitation } from '@/features/session/invitation-memory.ts'
import { invitationQuery } from '@/features/team-invitation/api/team-invitation.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { SignupForm } from './signup-form.tsx'

export default function Signup() {
  return (
    <WithQueries>
      <Entrance />
    </WithQueries>
  )
}

/** Founding an organization, or joining the team whose invitation link led here. */
function Entrance() {
  const [query, setQuery] = useSearchParams()
  const [token, setToken] = useState(() => query.get('invitation') ?? keptInvitation())
  const email = query.get('email')?.trim() ?? ''
  if (token === null) return <Founding email={email} mailed={query.get('key') ?? ''} />
  const withoutInvitation = () => {
    forgetInvitation()
    setToken(null)
    setQuery(email ? { email } : {}, { replace: true })
  }
  return <Joining token={token} onWithout={withoutInvitation} />
}

/** mailed: the secret of the invitation's mail, or nothing. */
function Founding({ email, mailed }: { email: string; mailed: string }) {
  const product = useProduct()
  const invited = useQuery({ ...invitedSignupQuery(mailed), enabled: mailed !== '' })
  if (mailed !== '' && invited.isPending) return <LoadingScreen />
  const told = invited.data
  const known = {
    key: told ? mailed : null,
    email: told?.email ?? email,
    organizationName: told?.company_name ?? '',
    organizationType: told?.organization_type ?? 'SME',
  } as const
  return (
    <NarrowPage
      title="Sign up"
      lead={
        told
          ? `Your place in the private alpha of ${product.name} is ready. Choose a password, and you are in.`
          : `${product.name} is in a private alpha for founding members. Use the email your invitation came to.`
      }
    >
      <SignupForm team={null} known={known} />
      <SignInLink next={null} />
    </NarrowPage>
  )
}

function Joining({ token, onWithout }: { token: string; onWithout: () => void }) {
  const product = useProduct()
  const invitation = useQuery(invitationQuery(token))
  if (invitation.isPending) return <LoadingScreen />
  if (!invitation.data)
    return (
      <NarrowPage
        title="Sign up"
        lead={`${product.name} is in a private alpha for founding members. Use the email your invitation came to.`}
      >
        <Unusable
          failed={invitation.isError}
          onAgain={() => void invitation.refetch()}
          onWithout={onWithout}
        />
        <SignInLink next={null} />
      </NarrowPage>
    )
  const { organization_name: team, email } = invitation.data
  const known = { key: null, email, organizationName: '', organizationType: 'SME' } as const
  return (
    <NarrowPage
      title={<>Join {team}</>}
      lead={`Create your ${product.name} account. You join the team at once.`}
    >
      <SignupForm team={{ token, team }} known={known} />
      <SignInLink next={`/accept-invitation/${encodeURIComponent(token)}`} />
    </NarrowPage>
  )
}

/** failed: it could not be asked about, which says nothing of the invitation. */
function Unusable({
  failed,
  onAgain,
  onWithout,
}: {
  failed: boolean
  onAgain: () => void
  onWithout: () => void
}) {
  return (
    <Alert
      tone="warn"
      title={
        failed ? 'Your team invitation could not be checked' : 'Your team invitation cannot be used'
      }
      action={
        <>
          <Button onClick={onAgain}>Check again</Button>
          <Button variant="quiet" onClick={onWithout}>
            Sign up without it
          </Button>
        </>
      }
    >
      {failed
        ? 'It is safe. Check again in a moment.'
        : 'It may have been used or withdrawn, or its time is over. Whoever invited you can send you a new one.'}
    </Alert>
  )
}

function SignInLink({ next }: { next: string | null }) {
  return (
    <p className="cap">
      Already have an account?{' '}
      <Link to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'} className="link">
        Sign in
      </Link>
    </p>
  )
}
