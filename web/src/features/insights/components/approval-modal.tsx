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
import { approveInsight, updateInsight } from '../api/decide-insight.ts'
import { extractedOf, fieldsOf, isEmpty, keyLabel } from '../insight-form.ts'
import { rejectWithUndo } from '../reject-with-undo.ts'
import { saveInsight } from '../save-insight.ts'

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
  const [busy, setBusy] = useState<'save' | 'reject' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const edited = extractedOf(fields)

  const run = async (kind: 'save' | 'reject', work: () => Promise<void>) => {
    setBusy(kind)
    setFailure(null)
    try {
      await work()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unexpected error occurred')
      setBusy(null)
    }
  }
  const save = () =>
    run('save', async () => {
      await saveInsight(insight, edited, { update: updateInsight, approve: approveInsight })
      toast.success('Saved. Every agent knows it now.')
    })

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
          {fields.map((field, index) =>
            editing ? (
              <Field
                key={field.key}
                label={keyLabel(field.key)}
                hint={field.list ? 'One a line' : undefined}
              >
                {described => {
                  const change = (text: string) =>
                    setFields(
                      fields.map((other, at) => (at === index ? { ...other, text } : other)),
                    )
                  return field.list || field.text.length > 60 ? (
                    <Textarea
                      {...described}
                      rows={field.list ? 4 : 3}
                      value={field.text}
                      onChange={event => change(event.target.value)}
                    />
                  ) : (
                    <Input
                      {...described}
                      value={field.text}
                      onChange={event => change(event.target.value)}
                    />
                  )
                }}
              </Field>
            ) : (
              <div key={field.key}>
                <h3 className="text-caption font-medium text-ink-3">{keyLabel(field.key)}</h3>
                {field.list ? (
                  <ul className="list-disc pl-5">
                    {field.text
                      .split('\n')
                      .filter(Boolean)
                      .map(line => (
                        <li key={line} className="wrap-anywhere">
                          {line}
                        </li>
                      ))}
                  </ul>
                ) : (
                  <p className="wrap-anywhere">{field.text}</p>
                )}
              </div>
            ),
          )}
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
          {editing ? (
            <>
              <Button
                variant="quiet"
                disabled={busy !== null}
                onClick={() => {
                  setFields(kept)
                  setEditing(false)
                }}
              >
                Cancel Edit
              </Button>
              <Button
                disabled={busy !== null}
                onClick={() => {
                  setKept(fields)
                  setEditing(false)
                }}
              >
                Done Editing
              </Button>
            </>
          ) : (
            <Button
              variant="quiet"
              className="md:mr-auto max-md:col-span-2"
              disabled={busy !== null || fields.length === 0}
              onClick={() => {
                setKept(fields)
                setEditing(true)
              }}
            >
              Edit Before Saving
            </Button>
          )}
          <Button
            busy={busy === 'reject'}
            disabled={busy === 'save'}
            onClick={() => void run('reject', () => rejectWithUndo(insight.id))}
          >
            Don't Save
          </Button>
          <Button
            variant="primary"
            busy={busy === 'save'}
            disabled={busy === 'reject' || isEmpty(edited)}
            onClick={() => void save()}
          >
            Save All
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
