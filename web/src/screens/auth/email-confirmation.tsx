import { Link, useSearchParams } from 'react-router'
import { ResendConfirmation } from '@/features/session/components/resend-confirmation.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { ConfirmingEmail } from './confirming-email.tsx'
import { NarrowPage } from './narrow-page.tsx'

/** Without a token: a mail is on its way. With the token of its link: the address is confirmed here, by the page, so that programs that only follow links in mails confirm nothing. */
export default function EmailConfirmation() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const email = query.get('email')?.trim() || null
  if (token) return <ConfirmingEmail key={token} token={token} email={email} />
  return (
    <NarrowPage title="Confirm your email">
      <p className="text-ink-2">
        We sent a link to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email ?? 'your email'}</strong>.
        Two steps are left:
      </p>
      <ol className="grid border-y border-line">
        {[
          'Click the link in that mail. It may take a minute, and it may have landed in spam.',
          'Complete your business profile, so that every agent knows your company.',
        ].map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[24px_1fr] gap-2 py-3 [&+li]:border-t [&+li]:border-line"
          >
            <strong className="font-semibold">{index + 1}</strong>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Link to="/login" className={buttonStyle({ variant: 'primary' })}>
          Already verified? Sign in
        </Link>
        <Link to="/signup" className={buttonStyle()}>
          Back to Sign Up
        </Link>
      </div>
      <section aria-labelledby="no-mail" className="grid gap-3 border-t border-line pt-[18px]">
        <h2 id="no-mail" className="font-semibold">
          No mail yet?
        </h2>
        <ResendConfirmation key={email} email={email} />
      </section>
    </NarrowPage>
  )
}
