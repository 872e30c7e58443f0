import type { ImportDetail } from '@sextant/contracts/figures/import'
import { useState } from 'react'
import { Link } from 'react-router'
import { CampaignsTable } from '@/features/figures/components/import/campaigns-table.tsx'
import { ChangedDays, LineCounts } from '@/features/figures/components/import/changes.tsx'
import { ColumnsPanel, withMapping } from '@/features/figures/components/import/columns-panel.tsx'
import { FilesTable } from '@/features/figures/components/import/files-table.tsx'
import { Problems } from '@/features/figures/components/import/problems.tsx'
import { Questions } from '@/features/figures/components/import/questions.tsx'
import { Step, Steps } from '@/features/figures/components/import/step.tsx'
import { sayCounts } from '@/features/figures/import-words.ts'
import { usePlace } from '@/shell/place.ts'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { useKnownCampaigns } from './use-known-campaigns.ts'
import { linesOf, type useImport } from './use-import.ts'

type Draft = ReturnType<typeof useImport>
type StepsProps = { detail: ImportDetail; draft: Draft; clientId: string | null }

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** What is done keeps its evidence; campaigns are a step where a file names some. */
export function ImportSteps({ detail, draft, clientId }: StepsProps) {
  const { files, campaigns } = detail
  const read = files.filter(({ refused }) => refused === null)
  const asking = read.some(({ questions }) => questions.length > 0)
  const isDraft = detail.state === 'draft'
  const unknown = campaigns.filter(({ campaign_id }) => campaign_id === null).length
  const known = useKnownCampaigns(clientId)
  const [mappings, setMappings] = useState<Mappings>({})
  const unread = Object.values(mappings).some(mapping => Object.keys(mapping).length > 0)
  return (
    <Steps>
      <Step
        state="done"
        title={`${plural(files.length, 'file', 'files')} looked at`}
        note={plural(
          files.reduce((all, { lines }) => all + lines, 0),
          'line',
          'lines',
        )}
      >
        <FilesTable files={files} takeOut={isDraft ? ({ place }) => draft.takeOut(place) : null} />
      </Step>
      {read.length > 0 && (
        <Step
          state={asking ? 'now' : 'done'}
          title={asking ? 'How is it to be read?' : 'Headers recognised'}
        >
          {read.map(file => (
            <Questions
              key={file.place}
              file={file}
              busy={draft.answering}
              answer={answers => draft.answer(file.place, answers)}
            />
          ))}
          {draft.notAnswered && <p className="text-bad">{draft.notAnswered}</p>}
          {isDraft && <Columns {...{ detail, draft, mappings, setMappings }} />}
        </Step>
      )}
      {campaigns.length > 0 && (
        <Step
          state="done"
          title="Campaigns matched"
          note={
            unknown === 0
              ? `${campaigns.length} known`
              : `${campaigns.length - unknown} known, ${unknown} under their own name`
          }
        >
          <CampaignsTable
            campaigns={campaigns}
            known={known}
            match={draft.match}
            create={draft.createCampaign}
            busy={draft.matching}
          />
        </Step>
      )}
      {isDraft ? (
        <WhatWillChange {...{ detail, draft, asking, unread }} />
      ) : (
        <Done {...{ detail, draft }} />
      )}
    </Steps>
  )
}

/** What was chosen of columns and not read yet: by the place of the file, then by column. */
type Mappings = Record<number, Record<string, string>>
type ColumnsProps = Omit<StepsProps, 'clientId'> & {
  mappings: Mappings
  setMappings: (mappings: Mappings) => void
}

/** Columns of each file; what somebody changes is sent together. */
function Columns({ detail, draft, mappings, setMappings }: ColumnsProps) {
  return detail.files
    .filter(({ refused }) => refused === null)
    .map(file => {
      const mapping = mappings[file.place] ?? {}
      const whole = Object.fromEntries(file.columns.map(({ role }, at) => [at, role]))
      return (
        <ColumnsPanel
          key={file.place}
          file={file}
          roles={detail.roles}
          mapping={mapping}
          sending={draft.answering}
          choose={(column, role) =>
            setMappings({ ...mappings, [file.place]: { ...mapping, [column]: role } })
          }
          send={() => {
            draft.answer(file.place, withMapping(file.answers, { ...whole, ...mapping }))
            setMappings({ ...mappings, [file.place]: {} })
          }}
        />
      )
    })
}

/** Cells that could not be read, to be put right before anything is written. */
const Corrections = ({ detail, draft }: Omit<StepsProps, 'clientId'>) => (
  <Problems
    files={detail.files}
    correctionsOf={draft.correctionsOf}
    correct={draft.correct}
    busy={draft.correcting}
    failure={draft.notCorrected ?? null}
  />
)

type ChangeProps = Omit<StepsProps, 'clientId'> & { asking: boolean; unread: boolean }

/** Why it cannot be imported yet. */
function openWords({ asking, unread }: Pick<ChangeProps, 'asking' | 'unread'>): string | null {
  if (asking) return 'A file still asks something, above.'
  return unread ? 'You chose columns that are not read yet: “Read it this way”, above.' : null
}

/** The dry run, and the button that names the lines it will write. */
function WhatWillChange({ detail, draft, asking, unread }: ChangeProps) {
  const { preview } = detail
  const lines = linesOf(detail)
  const open = openWords({ asking, unread })
  if (!preview || lines === 0)
    return (
      <Step state="todo" title="What will change">
        {preview && <Corrections detail={detail} draft={draft} />}
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-ink-2">
            {asking
              ? 'Shown once every question is answered.'
              : 'No line of these files holds a figure.'}
          </p>
          <Button onClick={() => void draft.discard()}>Discard these files</Button>
        </div>
      </Step>
    )
  return (
    <Step state={asking ? 'todo' : 'now'} title="What will change" note="dry run">
      <LineCounts detail={detail} preview={preview} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Corrections detail={detail} draft={draft} />
        <ChangedDays preview={preview} />
      </div>
      {draft.notFinished && <p className="text-bad">{draft.notFinished}</p>}
      <div className="flex flex-wrap items-center gap-2 border-t border-line-strong pt-4">
        {changesNothing(preview) && !open ? (
          <p className="mr-2 text-ink-2">
            All of it stands here already, as it is in these files. There is nothing to import.
          </p>
        ) : (
          <Button
            variant="primary"
            busy={draft.finishing}
            disabled={open !== null}
            onClick={draft.finish}
          >
            Import {plural(lines, 'line', 'lines')}
          </Button>
        )}
        <Button onClick={() => void draft.discard()}>Discard these files</Button>
        {open && <span className="cap">{open}</span>}
      </div>
    </Step>
  )
}

/** Every line says what stands already. */
const changesNothing = ({ lines }: NonNullable<ImportDetail['preview']>): boolean =>
  lines.every(({ new: fresh, restated }) => fresh === 0 && restated === 0)

/** It is in: what it came to, and the way back. */
function Done({ detail, draft }: Omit<StepsProps, 'clientId'>) {
  const { page } = usePlace()
  const isIn = detail.state === 'done'
  return (
    <Step state="done" title={isIn ? 'Imported' : 'Taken back'}>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line p-4">
        <output className="block">
          <span className="block font-semibold">
            {isIn
              ? `${plural(linesOf(detail), 'line', 'lines')} imported`
              : 'The former figures stand again'}
          </span>
          <span className="cap block">
            {sayCounts(detail.counts)} · Import {detail.number}
            {detail.created_by_name && `, ${detail.created_by_name}`}
          </span>
        </output>
        <div className="flex flex-wrap gap-2">
          {isIn && <Button onClick={draft.undo}>Undo the whole import</Button>}
          <Link to={page('/metrics')} className={buttonStyle({ variant: 'primary' })}>
            Open figures
          </Link>
          <Button variant="quiet" onClick={() => draft.name(null)}>
            Import more
          </Button>
        </div>
      </div>
    </Step>
  )
}
