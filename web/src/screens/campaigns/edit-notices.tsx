import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import type { KeptEdit } from './use-kept-edit.ts'

/** That earlier words were found, and that the campaign changed while it is edited. */
export function EditNotices({ edit }: { edit: KeptEdit }) {
  const { restored, elsewhere, touched, showNow } = edit
  return (
    <>
      {restored && (
        <Alert
          tone="info"
          title="What you typed earlier and did not save is here"
          action={
            <Button size="sm" onClick={showNow}>
              Give it up
            </Button>
          }
        />
      )}
      {elsewhere && touched && (
        <Alert tone="warn" title="Somebody changed this campaign just now">
          Go on: when you save you see both edits, and nothing is lost.
        </Alert>
      )}
      {elsewhere && !touched && (
        <Alert
          tone="warn"
          title="Somebody changed this campaign just now"
          action={
            <Button size="sm" onClick={showNow}>
              Show it as it is now
            </Button>
          }
        >
          Below it stands as it was when you opened it.
        </Alert>
      )}
    </>
  )
}
