import type { InsightRow } from '@sextant/contracts/company/insights'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { extractedOf, isEmpty } from '../insight-form.ts'
import { placeWords } from '../place-words.ts'
import { useDecision } from '../use-decision.ts'
import { useFieldEdit } from '../use-field-edit.ts'
import { InsightChange } from './insight-change.tsx'
import { FieldEditor, FieldText } from './insight-field.tsx'
import { LearnedBy } from './learned-by.tsx'

/** Decides one insight: what was understood, from which words, how sure. Closing it decides nothing. */
export function ApprovalModal({
  insight,
  editing: startsEditing,
  onClose,
}: {
  insight: InsightRow
  editing: boolean
  onClose: () => void
}) {
  const { fields, editing, change, begin, finish, cancel } = useFieldEdit(insight, startsEditing)
  const edited = extractedOf(fields)
  const { save, saving, reject, rejecting, busy, failure } = useDecision(insight, edited, onClose)
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !busy) onClose()
      }}
    >
      <DialogContent>
        <DialogTitle>Save what was learned?</DialogTitle>
        <DialogDescription asChild>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <LearnedBy insight={insight} />
            <ConfidenceBadge confidence={insight.confidence_score} />
            <span className="cap">confidence</span>
          </div>
        </DialogDescription>
        <div className="mt-4 grid gap-4">
          {fields.length === 0 && <p className="text-ink-2">Nothing was extracted.</p>}
          {fields.map((field, index) =>
            editing ? (
              <FieldEditor key={field.key} field={field} onChange={text => change(index, text)} />
            ) : (
              <FieldText key={field.key} field={field} />
            ),
          )}
          <InsightChange insight={insight} />
          {insight.quote && (
            <p className="border-l-2 border-act py-1 pl-3 text-caption text-ink-2">
              {insight.output_id ? (
                <span className="block text-body wrap-anywhere text-ink">{insight.quote}</span>
              ) : (
                <q className="book block text-body wrap-anywhere text-ink italic">
                  {insight.quote}
                </q>
              )}
              {whence(insight)}
            </p>
          )}
        </div>
        {failure && (
          <Alert title={failure} className="mt-4">
            Nothing else was changed. Try again.
          </Alert>
        )}
        <DialogFooter className="max-md:grid max-md:grid-cols-2">
          <EditButtons
            editing={editing}
            busy={busy}
            empty={fields.length === 0}
            onCancel={cancel}
            onDone={finish}
            onEdit={begin}
          />
          <Button busy={rejecting} disabled={saving} onClick={reject}>
            Don't Save
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabled={rejecting || isEmpty(edited)}
            onClick={save}
          >
            Save All
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function whence({ output_id, document }: InsightRow): string {
  if (output_id) return 'Computed from your figures'
  return document ? `In ${placeWords(document)}` : 'Your words in the conversation'
}

function EditButtons({
  editing,
  busy,
  empty,
  onCancel,
  onDone,
  onEdit,
}: {
  editing: boolean
  busy: boolean
  empty: boolean
  onCancel: () => void
  onDone: () => void
  onEdit: () => void
}) {
  if (!editing)
    return (
      <Button
        variant="quiet"
        className="md:mr-auto max-md:col-span-2"
        disabled={busy || empty}
        onClick={onEdit}
      >
        Edit Before Saving
      </Button>
    )
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        Cancel Edit
      </Button>
      <Button disabled={busy} onClick={onDone}>
        Done Editing
      </Button>
    </>
  )
}
