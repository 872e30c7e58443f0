import { readToken } from '@/client/token.ts'
import { NotFound } from '@/ui/patterns/whole-page.tsx'

export function UnknownAddress() {
  return (
    <NotFound
      home={
        readToken()
          ? { to: '/dashboard', label: 'Go to Dashboard' }
          : { to: '/', label: 'Go to the start page' }
      }
    />
  )
}
