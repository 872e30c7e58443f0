import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '@/client/query-client.ts'
import { signOut } from '@/features/session/api/sign-out.ts'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'

let leaving: Promise<void> | null = null

export default function Logout() {
  const navigate = useNavigate()
  useEffect(() => {
    leaving ??= signOut().finally(() => { leaving = null })
    void leaving.then(() => {
      queryClient.clear()
      return navigate('/login', { replace: true })
    })
  }, [navigate])
  return <LoadingScreen label="Signing out..." />
}
