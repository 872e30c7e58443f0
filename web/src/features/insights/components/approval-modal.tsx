import { agentById } from '@sextant/contracts/catalogue'
import type { InsightRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { toast } from 'sonner'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
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
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useRejectInsight, useSaveInsight } from '../api/decide-insight.ts'
import { extractedOf, fieldsOf, isEmpty, keyLabel, type InsightField } from '../insight-form.ts'

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
  const [kept, setKept] = useState(() => fieldsOf(insight.extracted_context))
  const [fields, setFields] = useState(kept)
  const [editing, setEditing] = useState(startsEditing)
  const saving = useSaveInsight()
  const rejecting = useRejectInsight('Insight rejected', 'in place')
  const failure = saving.failure ?? rejecting.failure
  const busy = saving.saving || rejecting.saving
  const edited = extractedOf(fields)
  const save = () => {
    rejecting.forgetFailure()
    void saving.save({ insight, edited }, () => {
      toast.success('Saved. Every agent knows it now.')
      onClose()
    })
  }
  const reject = () => {
    saving.forgetFailure()
    void rejecting.save(insight.id, onClose)
  }

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
            <AgentBadge agent={insight.agent_type} name={agentById(insight.agent_type).name} />
            <ConfidenceBadge confidence={insight.confidence_score} />
            <span className="cap">confidence</span>
          </div>
        </DialogDescription>
        <div className="mt-4 grid gap-4">
          {fields.length === 0 && <p className="text-ink-2">Nothing was extracted.</p>}
          {fields.map((field, index) => {
            const change = (text: string) =>
              setFields(fields.map((other, at) => (at === index ? { ...other, text } : other)))
            return editing ? (
              <FieldEditor key={field.key} field={field} onChange={change} />
            ) : (
              <FieldText key={field.key} field={field} />
            )
          })}
          {insight.quote && (
            <p className="border-l-2 border-act py-1 pl-3 text-caption text-ink-2">
              <q className="book block text-body wrap-anywhere text-ink italic">{insight.quote}</q>
              Your words in the conversation
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
            onCancel={() => {
              setFields(kept)
              setEditing(false)
            }}
            onDone={() => {
              setKept(fields)
              setEditing(false)
            }}
            onEdit={() => {
              setKept(fields)
              setEditing(true)
            }}
          />
          <Button busy={rejecting.saving} disabled={saving.saving} onClick={reject}>
            Don't Save
          </Button>
          <Button
            variant="primary"
            busy={saving.saving}
            disabled={rejecting.saving || isEmpty(edited)}
            onClick={save}
          >
            Save All
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Long texts and lists get a box of lines. */
const LONG = 60

function FieldEditor({
  field,
  onChange,
}: {
  field: InsightField
  onChange: (text: string) => void
}) {
  const lines = field.list || field.text.length > LONG
  return (
    <Field label={keyLabel(field.key)} hint={field.list ? 'One a line' : undefined}>
      {described =>
        lines ? (
          <Textarea
            {...described}
            rows={field.list ? 4 : 3}
            value={field.text}
            onChange={event => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...described}
            value={field.text}
            onChange={event => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}

function FieldText({ field }: { field: InsightField }) {
  const lines = field.text.split('\n').filter(Boolean)
  return (
    <div>
      <h3 className="text-caption font-medium text-ink-3">{keyLabel(field.key)}</h3>
      {field.list ? (
        <ul className="list-disc pl-5">
          {lines.map(line => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <p className="wrap-anywhere">{field.text}</p>
      )}
    </div>
  )
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
