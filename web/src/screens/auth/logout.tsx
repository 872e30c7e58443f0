import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { forgetFetched } from '@/client/forget.ts'
import { signOut } from '@/features/session/api/sign-out.ts'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'

let leaving: Promise<void> | null = null

export default function Logout() {
  const navigate = useNavigate()
  useEffect(() => {
    leaving ??= signOut().finally(() => {
      leaving = null
    })
    void leaving.then(() => {
      forgetFetched()
      return navigate('/login', { replace: true })
    })
  }, [navigate])
  return <LoadingScreen label="Signing out..." />
}
