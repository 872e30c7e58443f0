import { Link, useSearchParams } from 'react-router'
import { ResendConfirmation } from '@/features/session/components/resend-confirmation.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { ConfirmingEmail } from './confirming-email.tsx'
import { mailboxOf } from './mailbox-of.ts'
import { NarrowPage } from './narrow-page.tsx'
import { Steps } from './steps.tsx'

/** Without a token: a mail is on its way. With the token of its link: the address is confirmed here, by the page, so that programs that only follow links in mails confirm nothing. */
export default function EmailConfirmation() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const email = query.get('email')?.trim() || null
  if (token) return <ConfirmingEmail key={token} token={token} email={email} />
  const mailbox = email === null ? null : mailboxOf(email)
  return (
    <NarrowPage title="Confirm your email">
      <p className="text-ink-2">
        We sent a link to{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{email ?? 'your email'}</strong>.
        Two steps are left:
      </p>
      <Steps>
        <>Click the link in that mail. It may take a minute, and it may have landed in spam.</>
        <>Complete your business profile, so that every agent knows your company.</>
      </Steps>
      {mailbox && (
        <div>
          <a
            href={mailbox.address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ variant: 'primary' })}
          >
            Open {mailbox.name}
          </a>
        </div>
      )}
      <section aria-labelledby="no-mail" className="grid gap-3">
        <h2 id="no-mail" className="font-semibold">
          No mail yet?
        </h2>
        <ResendConfirmation key={email} email={email} />
      </section>
      <div className="-mx-2.5 flex flex-wrap border-t border-line pt-3">
        <Link to="/login" className={buttonStyle({ variant: 'quiet' })}>
          Already verified? Sign in
        </Link>
        <Link to="/signup" className={buttonStyle({ variant: 'quiet' })}>
          Back to Sign Up
        </Link>
      </div>
    </NarrowPage>
  )
}
