import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { ComparisonView } from './comparison-view.tsx'

type Titled = { id: string; title: string }

/** Two outputs of the same kind side by side. */
export default function CompareOutputs({
  before,
  after,
  onClose,
}: {
  before: Titled
  after: Titled
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent className="max-w-4xl">
        <DialogTitle>Compare</DialogTitle>
        <DialogDescription className="mb-4 text-caption">
          “{before.title}”, and what is other in “{after.title}”.
        </DialogDescription>
        <ComparisonView asked={{ id: before.id, with: after.id }} names={['First', 'Second']} />
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
