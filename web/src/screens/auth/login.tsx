import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { keptInvitation } from '@/features/session/invitation-memory.ts'
import { destinationAfterSignIn } from '@/shell/guard.ts'
import { LoginForm } from './login-form.tsx'
import { NarrowPage } from './narrow-page.tsx'

export default function Login() {
  const product = useProduct()
  const [query] = useSearchParams()
  const isDeleted = useToldOfDeletion()
  const invitation = keptInvitation()
  const asked =
    query.get('next') ?? (invitation && `/accept-invitation/${encodeURIComponent(invitation)}`)
  return (
    <NarrowPage title="Sign in" lead={`${product.name}. Intelligence Over Execution.`}>
      <LoginForm isDeleted={isDeleted} next={destinationAfterSignIn(asked)} />
      <p className="cap">
        No account yet?{' '}
        <Link to="/signup" className="link">
          Sign up
        </Link>{' '}
        with your invitation.
      </p>
    </NarrowPage>
  )
}

/** Whether somebody comes here from deleting their account. Told once: a reload of the page does not tell it again. */
function useToldOfDeletion(): boolean {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isDeleted] = useState(
    () => typeof state === 'object' && state !== null && 'deleted' in state,
  )
  useEffect(() => {
    if (isDeleted) void navigate('.', { replace: true, state: null })
  }, [isDeleted, navigate])
  return isDeleted
}
