import type { InvitationPreview } from '@sextant/contracts/team/routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { codeOf } from '@/client/failure-of.ts'
import { forgetFetched } from '@/client/forget.ts'
import { readToken } from '@/client/token.ts'
import { meQuery, type Me } from '@/features/session/api/get-me.ts'
import { signOut } from '@/features/session/api/sign-out.ts'
import { forgetInvitation, keepInvitation } from '@/features/session/invitation-memory.ts'
import {
  invitationQuery,
  useAcceptInvitation,
} from '@/features/team-invitation/api/team-invitation.ts'
import { roleWords } from '@/features/team/role-words.ts'
import { Alert } from '@/ui/patterns/alert.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { WithQueries } from '@/client/with-queries.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function AcceptInvitation() {
  return (
    <WithQueries>
      <Invitation token={useParams().token ?? ''} />
    </WithQueries>
  )
}

function Invitation({ token }: { token: string }) {
  const [signedIn, setSignedIn] = useState(() => readToken() !== null)
  const invitation = useQuery(invitationQuery(token))
  const me = useQuery({ ...meQuery, enabled: signedIn })
  useKept(token, invitation.data)

  const leave = async () => {
    await signOut()
    // Signing out forgets it.
    keepInvitation(token)
    forgetFetched()
    setSignedIn(false)
  }
  const askAgain = () => {
    void invitation.refetch()
    if (signedIn) void me.refetch()
  }

  const failure = invitation.error ?? (signedIn ? me.error : null)
  if (failure) return <Unreachable failure={failure} onAgain={askAgain} />
  if (invitation.isPending || (signedIn && me.isPending)) return <LoadingScreen />
  if (!invitation.data) return <Unusable signedIn={signedIn} />
  const { organization_name: team, email } = invitation.data
  const other = signedIn ? otherAddress(me.data, email) : null
  return (
    <NarrowPage title={<>Join {team}</>} lead={offer(invitation.data)}>
      {!signedIn && <SignedOut token={token} invitation={invitation.data} />}
      {other && <ForAnother invited={email} signedIn={other} onLeave={leave} />}
      {signedIn && !other && <Confirm token={token} team={team} onLeave={leave} />}
    </NarrowPage>
  )
}

/** A good invitation outlasts signing in or up; one that cannot be used is forgotten. */
function useKept(token: string, invitation: InvitationPreview | null | undefined) {
  const isGood = Boolean(invitation)
  const isUnusable = invitation === null
  useEffect(() => {
    if (isGood) keepInvitation(token)
    if (isUnusable) forgetInvitation()
  }, [isGood, isUnusable, token])
}

/** Who is signed in, if somebody else than the invited person is. */
function otherAddress(me: Me | undefined, invited: string): string | null {
  const email = me?.user.email
  return email && email.toLowerCase() !== invited.toLowerCase() ? email : null
}

function Unreachable({ failure, onAgain }: { failure: Error; onAgain: () => void }) {
  return (
    <NarrowPage title="This page could not be shown">
      <p className="text-ink-2">{messageOf(failure)} Your invitation is safe.</p>
      <div>
        <Button variant="primary" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </NarrowPage>
  )
}

function Unusable({ signedIn }: { signedIn: boolean }) {
  return (
    <NarrowPage title="This invitation cannot be used">
      <p className="text-ink-2">
        It may have been used or withdrawn, or its time is over. Whoever invited you can send you a
        new one.
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

function ForAnother({
  invited,
  signedIn,
  onLeave,
}: {
  invited: string
  signedIn: string
  onLeave: () => Promise<void>
}) {
  return (
    <>
      <Alert tone="warn" title="This invitation is for another address">
        It was sent to <strong className="font-semibold wrap-anywhere">{invited}</strong>. You are
        signed in as <strong className="font-semibold wrap-anywhere">{signedIn}</strong>.
      </Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={() => void onLeave()}>
          Sign out and continue
        </Button>
        <Link to="/dashboard" className={buttonStyle()}>
          Back to Dashboard
        </Link>
      </div>
    </>
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
  const { save, saving, failure } = useAcceptInvitation()
  const [refusal, setRefusal] = useState<unknown>(null)
  const accept = async () => {
    const saved = await save(token, () => {
      forgetInvitation()
      // A full load on purpose: everything fetched before belonged to another organization, or to none.
      window.location.assign('/dashboard')
    })
    if (!saved.ok) setRefusal(codeOf(saved.error))
  }
  return (
    <>
      {failure && (
        <Alert title={failure}>
          {refusal === 'NOT_FOUND' ? 'Whoever invited you can send you a new one.' : null}
        </Alert>
      )}
      <p className="text-ink-2">
        You will work in {team} from now on. If you belong to other organizations, you can go back
        to them under Settings.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" busy={saving} onClick={() => void accept()}>
          {saving ? 'Joining' : `Join ${team}`}
        </Button>
        {failure && refusal === 'OTHER_ADDRESS' && (
          <Button onClick={() => void onLeave()}>Sign out and continue</Button>
        )}
        <Link to="/dashboard" className={buttonStyle({ variant: 'quiet' })}>
          Not now
        </Link>
      </div>
    </>
  )
}
