import { lazy, Suspense } from 'react'
import { loadScreen } from './load-screen.ts'
import { useShortcutsShown } from './shortcut-list.ts'

const ShortcutsDialog = lazy(() =>
  loadScreen(async () => ({
    default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
)

/** The list of shortcuts; loaded when somebody asks for it. */
export const ShortcutsWhenAsked = () =>
  useShortcutsShown() ? (
    <Suspense>
      <ShortcutsDialog />
    </Suspense>
  ) : null
