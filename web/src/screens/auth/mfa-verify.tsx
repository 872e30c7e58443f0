import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { readToken } from '@/client/token.ts'
import { carriedFactor, factorIn } from '@/features/session/carried-factor.ts'
import { MfaForm } from '@/features/session/components/mfa-form.tsx'
import { signOut } from '@/features/session/api/sign-out.ts'
import { destinationAfterSignIn } from '@/shell/guard.ts'
import { NarrowPage } from './narrow-page.tsx'

export default function MfaVerify() {
  const location = useLocation()
  const state = factorIn(location.state)
  const navigate = useNavigate()
  const carried = state ?? carriedFactor()
  // Into the entry of the history: there it survives "Please refresh and try again."
  useEffect(() => {
    if (!state && carried) void navigate('.', { replace: true, state: carried })
  }, [state, carried, navigate])
  if (!carried || readToken() === null) return <Navigate to="/login" replace />

  const verified = ({ session }: { session: boolean }) => {
    forgetFetched()
    void navigate(session ? destinationAfterSignIn(carried.next ?? null) : '/login', {
      replace: true,
    })
  }
  const cancel = async () => {
    await signOut()
    forgetFetched()
    await navigate('/login', { replace: true })
  }
  return (
    <NarrowPage title="Enter your code" lead="Your account is protected by a second factor.">
      <MfaForm
        factorId={carried.factorId}
        onVerified={verified}
        onCancel={() => void cancel()}
        cancel="Cancel"
      />
    </NarrowPage>
  )
}
