import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { queryClient } from '@/client/query-client.ts'
import { readToken } from '@/client/token.ts'
import { AuthRefusal } from '@/features/session/api/auth-call.ts'
import { confirmEmail } from '@/features/session/api/confirm-email.ts'
import { meQuery } from '@/features/session/api/get-me.ts'
import { ResendConfirmation } from '@/features/session/components/resend-confirmation.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { NarrowPage } from './narrow-page.tsx'

type State = 'asking' | 'new-address' | 'confirmed' | 'dead-link' | 'unreachable'

// A link works once: drawing the page twice must not ask twice.
const asked = new Map<string, Promise<{ session: boolean }>>()
function confirmOnce(token: string) {
  const answer = asked.get(token) ?? confirmEmail(token)
  asked.set(token, answer)
  return answer
}

/** Small businesses describe themselves first; everybody else, and whoever cannot be asked about, is sorted out by the guard. */
async function destination(): Promise<string> {
  const me = await queryClient.fetchQuery(meQuery).catch(() => null)
  return me?.organization?.type === 'SME' && me.onboarding.needs_onboarding
    ? '/onboarding/business-context'
    : '/dashboard'
}

/** Follows the link of a confirmation mail: of a new account, or of a changed address. */
export function ConfirmingEmail({ token, email }: { token: string; email: string | null }) {
  const navigate = useNavigate()
  const [state, setState] = useState<State>('asking')
  // Who was signed in already has changed an address and belongs back on the profile.
  const [wasSignedIn] = useState(() => readToken() !== null)

  const confirm = async () => {
    try {
      const { session } = await confirmOnce(token)
      forgetFetched()
      if (wasSignedIn) setState('new-address')
      else if (session) await navigate(await destination(), { replace: true })
      else setState('confirmed')
    } catch (error) {
      const refused = error instanceof AuthRefusal && error.status < 500
      if (!refused) asked.delete(token)
      setState(refused ? 'dead-link' : 'unreachable')
    }
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once a link: the component is keyed by it
  useEffect(() => void confirm(), [])

  if (state === 'asking') return <LoadingScreen label="Confirming your email..." />
  if (state === 'unreachable') {
    return (
      <NarrowPage title="We could not be reached">
        <p className="text-ink-2">Your link still works. Try again in a moment.</p>
        <div>
          <Button
            variant="primary"
            onClick={() => {
              setState('asking')
              void confirm()
            }}
          >
            Try again
          </Button>
        </div>
      </NarrowPage>
    )
  }
  if (state === 'dead-link') {
    return (
      <NarrowPage title="This link no longer works">
        <p className="text-ink-2">
          A confirmation link works once and for a limited time. If you have used it already, your
          email is confirmed: sign in. Otherwise have a new one mailed to you.
        </p>
        <div>
          <Link
            to={wasSignedIn ? '/profile' : '/login'}
            className={buttonStyle({ variant: 'primary' })}
          >
            {wasSignedIn ? 'Back to your profile' : 'Already verified? Sign in'}
          </Link>
        </div>
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
  return (
    <NarrowPage title="Your email is confirmed">
      <p className="text-ink-2">
        {wasSignedIn
          ? 'From now on you sign in with it, and our mails go there.'
          : 'You can sign in now.'}
      </p>
      <div>
        <Link
          to={wasSignedIn ? '/profile' : '/login'}
          className={buttonStyle({ variant: 'primary' })}
        >
          {wasSignedIn ? 'Back to your profile' : 'Sign In'}
        </Link>
      </div>
    </NarrowPage>
  )
}
