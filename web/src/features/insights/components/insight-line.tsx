import { agentById } from '@sextant/contracts/catalogue'
import type { InsightRow } from '@sextant/contracts/rows'
import { CheckIcon, ClockIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { Alert } from '@/ui/patterns/alert.tsx'
import { ConfidenceBadge } from '@/ui/patterns/confidence-badge.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { approveInsight, updateInsight } from '../api/decide-insight.ts'
import { extractedOf, fieldsOf, isEmpty, keyLabel } from '../insight-form.ts'
import { rejectWithUndo } from '../reject-with-undo.ts'

/** One insight of the history: what, from which words, how sure, how often used; corrected in place. */
export function InsightLine({
  insight,
  editable,
  named,
}: {
  insight: InsightRow
  editable: boolean
  /** The address leads to this one. */ named: boolean
}) {
  const [fields, setFields] = useState<ReturnType<typeof fieldsOf> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unexpected error occurred')
    } finally {
      setBusy(false)
    }
  }
  const save = (edited: NonNullable<typeof fields>) =>
    run(async () => {
      await updateInsight(insight.id, extractedOf(edited))
      setFields(null)
      toast.success('Insight corrected')
    })

  return (
    <li
      id={`insight-${insight.id}`}
      aria-current={named || undefined}
      className="grid gap-x-6 gap-y-2 border-b border-line py-4 scroll-my-28 target:bg-act-soft aria-[current]:bg-act-soft aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-act md:grid-cols-[168px_minmax(0,1fr)_auto]"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 md:flex-col">
        <AgentBadge agent={insight.agent_type} name={agentById(insight.agent_type).name} />
        {insight.status === 'pending' ? (
          <Badge tone="warn">
            <ClockIcon aria-hidden />
            Waiting for you
          </Badge>
        ) : (
          <Badge tone="good" plain>
            <CheckIcon aria-hidden />
            {insight.auto_approved ? 'Approved by itself' : 'Approved'}
          </Badge>
        )}
      </div>
      <div className="min-w-0">
        {fields ? (
          <form
            className="grid gap-3"
            onSubmit={event => {
              event.preventDefault()
              void save(fields)
            }}
          >
            {fields.map((field, index) => (
              <Field
                key={field.key}
                label={keyLabel(field.key)}
                hint={field.list ? 'One a line' : undefined}
              >
                {described => (
                  <Textarea
                    {...described}
                    rows={field.list ? 4 : 2}
                    value={field.text}
                    onChange={event =>
                      setFields(
                        fields.map((other, at) =>
                          at === index ? { ...other, text: event.target.value } : other,
                        ),
                      )
                    }
                  />
                )}
              </Field>
            ))}
            <div className="flex gap-2">
              <Button
                type="submit"
                variant="primary"
                size="sm"
                busy={busy}
                disabled={isEmpty(extractedOf(fields))}
              >
                Save
              </Button>
              <Button size="sm" variant="quiet" disabled={busy} onClick={() => setFields(null)}>
                Cancel
              </Button>
            </div>
          </form>
        ) : (
          fieldsOf(insight.extracted_context).map(field => (
            <p key={field.key} className="wrap-anywhere">
              <span className="font-semibold">{keyLabel(field.key)}: </span>
              {field.list ? field.text.split('\n').join(', ') : field.text}
            </p>
          ))
        )}
        {insight.quote && (
          <q className="book mt-1 block max-w-[44em] wrap-anywhere text-ink-2 italic">
            {insight.quote}
          </q>
        )}
        <p className="cap mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <ConfidenceBadge confidence={insight.confidence_score} />
          <TimeSince at={insight.created_at} />
          <span>
            {insight.uses === 0
              ? 'Not used yet'
              : `Used in ${insight.uses} ${insight.uses === 1 ? 'output' : 'outputs'}`}
          </span>
        </p>
        {failure && <Alert title={failure} className="mt-2" />}
      </div>
      {editable && !fields && (
        <div className="flex flex-wrap items-start gap-2">
          {insight.status === 'pending' && (
            <Button
              size="sm"
              variant="primary"
              busy={busy}
              onClick={() => void run(() => approveInsight(insight.id))}
            >
              Approve
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => setFields(fieldsOf(insight.extracted_context))}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={busy}
            onClick={() => void run(() => rejectWithUndo(insight.id, 'Insight deleted'))}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
