import { keepToken } from '@/client/token.ts'
import { authCall } from './auth-call.ts'
import { noteThemeDue } from '../theme-due.ts'

export async function signIn(credentials: { email: string; password: string }) {
  const { token } = await authCall<{ token: string }>('sign-in/email', credentials)
  keepToken(token)
  noteThemeDue()
}
