import { Link } from 'react-router'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { cn } from '@/ui/cn.ts'

/** The two ways in: asking for an invitation, and using one. */
export function WaysIn() {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link
        to="/request-invitation"
        className={cn(buttonStyle({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}
      >
        Request Early Access
      </Link>
      <Link to="/signup" className="link inline-flex min-h-11 items-center">
        Already have an invitation? Sign up
      </Link>
    </div>
  )
}
