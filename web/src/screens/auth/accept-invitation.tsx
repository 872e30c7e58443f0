import type { InvitationPreview } from '@sextant/contracts/team/routes'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { forgetFetched } from '@/client/forget.ts'
import { queryClient } from '@/client/query-client.ts'
import { readToken } from '@/client/token.ts'
import { meQuery } from '@/features/session/api/get-me.ts'
import { signOut } from '@/features/session/api/sign-out.ts'
import { forgetInvitation, keepInvitation } from '@/features/session/invitation-memory.ts'
import {
  acceptInvitation,
  invitationQuery,
} from '@/features/team-invitation/api/team-invitation.ts'
import { roleWords } from '@/features/team/role-words.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function AcceptInvitation() {
  return (
    <QueryClientProvider client={queryClient}>
      <Invitation token={useParams().token ?? ''} />
    </QueryClientProvider>
  )
}

function Invitation({ token }: { token: string }) {
  const [signedIn, setSignedIn] = useState(() => readToken() !== null)
  const invitation = useQuery(invitationQuery(token))
  const me = useQuery({ ...meQuery, enabled: signedIn })
  const good = Boolean(invitation.data)
  useEffect(() => {
    if (good) keepInvitation(token)
    else if (invitation.data === null) forgetInvitation()
  }, [good, invitation.data, token])

  const leave = async () => {
    await signOut()
    // Signing out forgets it.
    keepInvitation(token)
    forgetFetched()
    setSignedIn(false)
  }

  if (invitation.isPending || (signedIn && me.isPending)) return <LoadingScreen />
  if (invitation.isError || (signedIn && me.isError)) {
    return (
      <NarrowPage title="This page could not be shown">
        <p className="text-ink-2">
          {messageOf(invitation.error ?? me.error)} Your invitation is safe.
        </p>
        <div>
          <Button
            variant="primary"
            onClick={() => {
              void invitation.refetch()
              if (signedIn) void me.refetch()
            }}
          >
            Try again
          </Button>
        </div>
      </NarrowPage>
    )
  }
  if (!invitation.data) {
    return (
      <NarrowPage title="This invitation cannot be used">
        <p className="text-ink-2">
          It may have been used or withdrawn, or its time is over. Whoever invited you can send you
          a new one.
        </p>
        <div>
          <Link
            to={signedIn ? '/dashboard' : '/login'}
            className={buttonStyle({ variant: 'primary' })}
          >
            {signedIn ? 'Back to Dashboard' : 'Sign In'}
          </Link>
        </div>
      </NarrowPage>
    )
  }
  const { organization_name: team, email } = invitation.data
  const other =
    signedIn && me.data && me.data.user.email.toLowerCase() !== email.toLowerCase()
      ? me.data.user.email
      : null
  return (
    <NarrowPage title={<>Join {team}</>} lead={offer(invitation.data)}>
      {!signedIn && <SignedOut token={token} invitation={invitation.data} />}
      {other && (
        <>
          <Alert tone="warn" title="This invitation is for another address">
            It was sent to <strong className="font-semibold wrap-anywhere">{email}</strong>. You are
            signed in as <strong className="font-semibold wrap-anywhere">{other}</strong>.
          </Alert>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" onClick={() => void leave()}>
              Sign out and continue
            </Button>
            <Link to="/dashboard" className={buttonStyle()}>
              Back to Dashboard
            </Link>
          </div>
        </>
      )}
      {signedIn && !other && <Confirm token={token} team={team} onLeave={leave} />}
    </NarrowPage>
  )
}

function offer({ inviter_name: inviter, role_name: role }: InvitationPreview): string {
  return `${inviter ? `${inviter} invites you` : 'You are invited'} as ${roleWords(role).name.toLowerCase()}.`
}

/** The way in that fits the invited address leads. */
function SignedOut({ token, invitation }: { token: string; invitation: InvitationPreview }) {
  const back = `/accept-invitation/${encodeURIComponent(token)}`
  const variant = (leads: boolean) => buttonStyle({ variant: leads ? 'primary' : 'plain' })
  const signIn = (
    <Link
      key="in"
      to={`/login?next=${encodeURIComponent(back)}`}
      className={variant(invitation.has_account)}
    >
      Sign In
    </Link>
  )
  const signUp = (
    <Link
      key="up"
      to={`/signup?invitation=${encodeURIComponent(token)}&email=${encodeURIComponent(invitation.email)}`}
      className={variant(!invitation.has_account)}
    >
      Sign Up
    </Link>
  )
  return (
    <>
      <p className="text-ink-2">
        {roleWords(invitation.role_name).sees.replace('their clients', 'your clients')}
      </p>
      <p className="text-ink-2">
        The invitation was sent to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{invitation.email}</strong>.{' '}
        {invitation.has_account ? 'Sign in with it to join.' : 'Sign up with it to join.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {invitation.has_account ? [signIn, signUp] : [signUp, signIn]}
      </div>
    </>
  )
}

function Confirm({
  token,
  team,
  onLeave,
}: {
  token: string
  team: string
  onLeave: () => Promise<void>
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ code: unknown; message: string } | null>(null)
  const accept = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await acceptInvitation(token)
      forgetInvitation()
      // A full load on purpose: everything fetched before belonged to another organization, or to none.
      window.location.assign('/dashboard')
    } catch (error) {
      setFailure({
        code: error instanceof Error && 'code' in error ? error.code : null,
        message: messageOf(error),
      })
      setBusy(false)
    }
  }
  return (
    <>
      {failure && (
        <Alert title={failure.message}>
          {failure.code === 'NOT_FOUND' ? 'Whoever invited you can send you a new one.' : null}
        </Alert>
      )}
      <p className="text-ink-2">
        You will work in {team} from now on. If you belong to other organizations, you can go back
        to them under Settings.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" busy={busy} onClick={() => void accept()}>
          {busy ? 'Joining' : `Join ${team}`}
        </Button>
        {failure?.code === 'OTHER_ADDRESS' && (
          <Button onClick={() => void onLeave()}>Sign out and continue</Button>
        )}
        <Link to="/dashboard" className={buttonStyle({ variant: 'quiet' })}>
          Not now
        </Link>
      </div>
    </>
  )
}
