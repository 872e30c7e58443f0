import type { OutputChange, OutputVersion } from '@sextant/contracts/agent-outputs/living'
import { type KeptLines, keptWords } from '@sextant/contracts/kept-lines'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useRestoreVersion, versionsQuery } from '../api/versions.ts'
import { ComparisonView } from './comparison-view.tsx'

const HOW: Record<OutputChange, string> = {
  written: 'written',
  edited: 'edited',
  rebuilt: 'brought up to date',
  accepted: 'changes accepted',
  restored: 'restored',
  reworded: 'other words chosen',
  copied: 'copied',
  combined: 'combined',
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** "Version 2 · 8 Nov, 14:05 · edited by Dana Okafor" */
function versionWords({
  number,
  change,
  changed_by_name,
  changed_at,
  kept,
  stands,
}: OutputVersion) {
  const how = kept
    ? `${kept.taken} of ${kept.taken + kept.lines.length} lines accepted`
    : HOW[change]
  const who = changed_by_name ? ` by ${changed_by_name}` : ''
  const now = stands ? ', stands now' : ''
  return `Version ${number} · ${moment.format(new Date(changed_at))} · ${how}${who}${now}`
}

type VersionsDialogProps = {
  output: { id: string; version: number; title: string }
  mayChange: boolean
  onClose: () => void
}

/** The versions of an output with who made them, any two side by side, and the way back to an earlier one. */
export default function VersionsDialog({ output, mayChange, onClose }: VersionsDialogProps) {
  const versions = useQuery(versionsQuery(output.id))
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent className="max-w-4xl">
        <DialogTitle>Versions</DialogTitle>
        <DialogDescription className="text-caption">{output.title}</DialogDescription>
        {versions.isError && (
          <ErrorState title={messageOf(versions.error)} onRetry={() => void versions.refetch()}>
            The versions could not be fetched. Nothing was changed.
          </ErrorState>
        )}
        {versions.isPending && <Skeleton className="mt-4 h-24" />}
        {versions.data?.length === 1 && (
          <p className="mt-4 text-ink-2">
            {versionWords(versions.data[0]!)}. Earlier versions are kept from the first change on.
          </p>
        )}
        {versions.data && versions.data.length > 1 && (
          <TwoVersions
            output={output}
            versions={versions.data}
            mayChange={mayChange}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

function TwoVersions({
  output: { id },
  versions,
  mayChange,
  onClose,
}: VersionsDialogProps & { versions: readonly OutputVersion[] }) {
  const [newest, second] = versions
  const [from, setFrom] = useState(second!.version)
  const [to, setTo] = useState(newest!.version)
  const restoring = useRestoreVersion()
  const numbered = (version: number) => versions.find(one => one.version === version)
  const earlier = numbered(from)
  const name = (version: number) => `Version ${numbered(version)?.number ?? ''}`
  return (
    <>
      <div className="my-4 grid gap-3 sm:grid-cols-2">
        <Choice label="Compare" versions={versions} value={from} onChoose={setFrom} />
        <Choice label="with" versions={versions} value={to} onChoose={setTo} />
      </div>
      {numbered(to)?.kept && <KeptIn name={name(to)} kept={numbered(to)!.kept!} />}
      <ComparisonView asked={{ id, from, to }} names={[name(from), name(to)]} />
      <DialogFooter className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-3">
        <Button onClick={onClose}>Close</Button>
        {mayChange && earlier && !earlier.stands && (
          <Button
            variant="primary"
            busy={restoring.saving}
            onClick={() =>
              void restoring.save({ id, kept: from, version: newest!.version }, onClose)
            }
          >
            Restore version {earlier.number}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

/** What was left as it was when a version came to be. */
const KeptIn = ({ name, kept }: { name: string; kept: KeptLines }) => (
  <section aria-label={`Kept in ${name}`} className="mb-4 rounded-md border border-line p-3">
    <h3 className="font-semibold">{keptWords(kept)}</h3>
    <ul className="mt-1 grid gap-1 text-ink-2">
      {kept.lines.map(({ part, before, after }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="cap">{part}</span> {before ?? `Left out: ${after}`}
        </li>
      ))}
    </ul>
  </section>
)

function Choice({
  label,
  versions,
  value,
  onChoose,
}: {
  label: string
  versions: readonly OutputVersion[]
  value: number
  onChoose: (version: number) => void
}) {
  return (
    <Field label={label}>
      {described => (
        <NativeSelect
          {...described}
          value={value}
          onChange={event => onChoose(Number(event.target.value))}
        >
          {versions.map(version => (
            <option key={version.version} value={version.version}>
              {versionWords(version)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
