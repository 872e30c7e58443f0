import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FeedbackForm } from '@/features/feedback/components/feedback-form.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { WholePage } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'

/** Words for the people who run the product. */
export default function Feedback() {
  const { user } = useMe()
  const { state } = useLocation() as { state: { from?: unknown } | null }
  const [sent, setSent] = useState(false)
  const from = typeof state?.from === 'string' ? state.from : ''
  if (sent) {
    return (
      <WholePage
        title="Thank you"
        action={
          <>
            <Link to={from || '/dashboard'} className={buttonStyle({ variant: 'primary' })}>
              {from && from !== '/dashboard' ? 'Back to where you were' : 'Back to Dashboard'}
            </Link>
            <Button onClick={() => setSent(false)}>Write another</Button>
          </>
        }
      >
        Your feedback has arrived and a person reads it. When they have a question, they write to{' '}
        {user.email}.
      </WholePage>
    )
  }
  return (
    <Page className="grid gap-6">
      <div className="grid max-w-[42em] gap-6">
        <PageHeader
          title="Feedback"
          meta="It goes to the people who run this product, with your email and the page you came from."
        />
        <FeedbackForm page={from} onSent={() => setSent(true)} />
      </div>
    </Page>
  )
}
