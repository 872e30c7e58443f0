import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readToken } from '@/client/token.ts'
import {
  isDeadLink,
  useConfirmEmail,
  type Confirmed,
} from '@/features/session/api/confirm-email.ts'
import { ResendConfirmation } from '@/features/session/components/resend-confirmation.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'

type State = 'asking' | 'confirmed' | 'dead-link' | 'unreachable'

/** Follows the link of a confirmation mail: of a new account, or of a changed address. */
export function ConfirmingEmail({ token, email }: { token: string; email: string | null }) {
  const navigate = useNavigate()
  const { save } = useConfirmEmail()
  const [state, setState] = useState<State>('asking')
  // Who was signed in already has changed an address and belongs back on the profile.
  const [wasSignedIn] = useState(() => readToken() !== null)

  const confirm = useCallback(() => {
    const leadOn = ({ session, describesItself }: Confirmed) => {
      if (wasSignedIn || !session) return setState('confirmed')
      const next = describesItself ? '/onboarding/business-context' : '/dashboard'
      return navigate(next, { replace: true })
    }
    void save(token, leadOn).then(saved => {
      if (!saved.ok) setState(isDeadLink(saved.error) ? 'dead-link' : 'unreachable')
    })
  }, [navigate, save, token, wasSignedIn])
  useEffect(confirm, [confirm])
  const again = () => {
    setState('asking')
    confirm()
  }

  if (state === 'asking') return <LoadingScreen label="Confirming your email..." />
  if (state === 'unreachable') return <Unreachable onAgain={again} />
  if (state === 'dead-link') return <DeadLink wasSignedIn={wasSignedIn} email={email} />
  return (
    <NarrowPage title="Your email is confirmed">
      <p className="text-ink-2">
        {wasSignedIn
          ? 'From now on you sign in with it, and our mails go there.'
          : 'You can sign in now.'}
      </p>
      <WayOn wasSignedIn={wasSignedIn} signIn="Sign In" />
    </NarrowPage>
  )
}

function Unreachable({ onAgain }: { onAgain: () => void }) {
  return (
    <NarrowPage title="We could not be reached">
      <p className="text-ink-2">Your link still works. Try again in a moment.</p>
      <div>
        <Button variant="primary" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </NarrowPage>
  )
}

function DeadLink({ wasSignedIn, email }: { wasSignedIn: boolean; email: string | null }) {
  return (
    <NarrowPage title="This link no longer works">
      <p className="text-ink-2">
        A confirmation link works once and for a limited time. If you have used it already, your
        email is confirmed: sign in. Otherwise have a new one mailed to you.
      </p>
      <WayOn wasSignedIn={wasSignedIn} signIn="Already verified? Sign in" />
      {!wasSignedIn && (
        <section aria-labelledby="new-link" className="grid gap-3 border-t border-line pt-[18px]">
          <h2 id="new-link" className="font-semibold">
            A new link
          </h2>
          <ResendConfirmation email={email} />
        </section>
      )}
    </NarrowPage>
  )
}

function WayOn({ wasSignedIn, signIn }: { wasSignedIn: boolean; signIn: string }) {
  return (
    <div>
      <Link
        to={wasSignedIn ? '/profile' : '/login'}
        className={buttonStyle({ variant: 'primary' })}
      >
        {wasSignedIn ? 'Back to your profile' : signIn}
      </Link>
    </div>
  )
}
