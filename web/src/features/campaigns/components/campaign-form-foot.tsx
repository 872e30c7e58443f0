import type { ReactNode } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'

/** What the form can do, in sight however long it is; and why the last attempt failed. */
export function CampaignFormFoot({
  failure,
  children,
}: {
  failure: string | null
  children: ReactNode
}) {
  return (
    <div className="sticky bottom-[var(--foot,0px)] z-[4] -mx-4 grid gap-3 border-t border-line bg-ground px-4 py-3">
      {failure && <Alert title={failure}>What you typed is still here.</Alert>}
      <div className="flex flex-wrap items-center gap-2.5">{children}</div>
    </div>
  )
}
