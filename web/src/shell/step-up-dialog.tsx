import { lazy, Suspense } from 'react'
import { answerStepUp, useAskedForStepUp } from '@/features/session/step-up.ts'
import { loadScreen } from './load-screen.ts'

const MfaDialog = lazy(() =>
  loadScreen(async () => ({
    default: (await import('@/features/session/components/mfa-dialog.tsx')).MfaDialog,
  })),
)

/** The dialog that asks for a fresh code; loaded when the first call needs one. */
export function StepUpDialog() {
  return useAskedForStepUp() ? (
    <Suspense>
      <MfaDialog onDone={answerStepUp} />
    </Suspense>
  ) : null
}
