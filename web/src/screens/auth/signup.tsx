import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { queryClient } from '@/client/query-client.ts'
import { useProduct } from '@/features/product/use-product.ts'
import { forgetInvitation, keptInvitation } from '@/features/session/invitation-memory.ts'
import { invitationQuery } from '@/features/team-invitation/api/team-invitation.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { SignupForm } from './signup-form.tsx'

export default function Signup() {
  return (
    <QueryClientProvider client={queryClient}>
      <Entrance />
    </QueryClientProvider>
  )
}

/** Founding an organization, or joining the team whose invitation link led here. */
function Entrance() {
  const product = useProduct()
  const [query, setQuery] = useSearchParams()
  const [token, setToken] = useState(() => query.get('invitation') ?? keptInvitation())
  const invitation = useQuery({ ...invitationQuery(token ?? ''), enabled: token !== null })
  const email = query.get('email')?.trim() ?? ''

  if (token !== null && invitation.isPending) return <LoadingScreen />
  if (token !== null && invitation.data) {
    const { organization_name: team } = invitation.data
    return (
      <NarrowPage
        title={<>Join {team}</>}
        lead={`Create your ${product.name} account. You join the team at once.`}
      >
        <SignupForm
          invitation={{ token, team, email: invitation.data.email }}
          email={invitation.data.email}
        />
        <SignInLink next={`/accept-invitation/${encodeURIComponent(token)}`} />
      </NarrowPage>
    )
  }
  const withoutInvitation = () => {
    forgetInvitation()
    setToken(null)
    setQuery(email ? { email } : {}, { replace: true })
  }
  return (
    <NarrowPage
      title="Sign up"
      lead={`${product.name} is in a private alpha for founding members. Use the email your invitation came to.`}
    >
      {token !== null && (
        <Alert
          tone="warn"
          title={
            invitation.isError
              ? 'Your team invitation could not be checked'
              : 'Your team invitation cannot be used'
          }
          action={
            <>
              <Button onClick={() => void invitation.refetch()}>Check again</Button>
              <Button variant="quiet" onClick={withoutInvitation}>
                Sign up without it
              </Button>
            </>
          }
        >
          {invitation.isError
            ? 'It is safe. Check again in a moment.'
            : 'It may have been used or withdrawn, or its time is over. Whoever invited you can send you a new one.'}
        </Alert>
      )}
      {token === null && <SignupForm invitation={null} email={email} />}
      <SignInLink next={null} />
    </NarrowPage>
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
