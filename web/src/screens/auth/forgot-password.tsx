import { Link } from 'react-router'
import { ForgotPasswordForm } from '@/features/session/components/forgot-password-form.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function ForgotPassword() {
  const back = (
    <Link to="/login" className={buttonStyle({ variant: 'quiet' })}>
      Back to sign-in
    </Link>
  )
  return (
    <NarrowPage title="Reset your password">
      <ForgotPasswordForm
        actions={back}
        sent={
          <div>
            <Link to="/login" className={buttonStyle({ variant: 'primary' })}>
              Back to sign-in
            </Link>
          </div>
        }
      />
      <Toaster />
    </NarrowPage>
  )
}
