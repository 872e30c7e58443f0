import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet } from 'react-router'
import { queryClient } from '@/client/query-client.ts'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Toaster } from '@/ui/primitives/toast.tsx'
import { Footer } from '../footer.tsx'
import { SkipLink } from '../skip-link.tsx'
import { StepUpDialog } from '../step-up-dialog.tsx'
import { Wordmark } from '../wordmark.tsx'

/** Around onboarding: nothing to wander off to, but a way out. */
export function OnboardingFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-14 items-center justify-between gap-2">
          <Wordmark to="/dashboard" />
          <Link to="/logout" className={buttonStyle({ variant: 'quiet' })}>
            Sign Out
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
      <StepUpDialog />
      <Toaster />
    </QueryClientProvider>
  )
}
