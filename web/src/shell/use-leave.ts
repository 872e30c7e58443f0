import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'

/** Signs out from anywhere and leads to the door. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    const { signOut } = await import('@/features/session/api/sign-out.ts')
    await signOut()
    await navigate('/auth/signin')
    // Not before: the page that is left would ask anew who is there.
    forgetFetched()
  }, [navigate])
}
