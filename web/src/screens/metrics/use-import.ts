import type {
  Correction,
  FileAnswers,
  ImportDetail,
  ImportFile,
  NamedCampaign,
} from '@sextant/contracts/figures/import'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { useCreateCampaign } from '@/features/campaigns/api/create-campaign.ts'
import {
  importQuery,
  useAnswerFile,
  useBeginImport,
  useDiscardImport,
  useDropFile,
  useFinishImport,
  useMatchCampaign,
  useTakeFileOut,
} from '@/features/figures/api/drafts.ts'
import { useUndoImport } from '@/features/figures/api/imports.ts'
import type { Match } from '@/features/figures/components/import/campaigns-table.tsx'
import { useMe } from '@/features/session/api/get-me.ts'

/** The draft that the address names: a reload or another window goes on with it. */
export function useImport(clientId: string | null) {
  const [params, setParams] = useSearchParams()
  const named = params.get('draft') ?? ''
  const id = isId(named) ? named : null
  const name = (draft: string | null) =>
    setParams(draft ? { draft } : {}, { replace: true, preventScrollReset: true })
  // What is discarded stands in the address for a moment still, and is not there to be asked for.
  const [discarded, setDiscarded] = useState<string | null>(null)
  const detail = useQuery({ ...importQuery(id ?? ''), enabled: id !== null && id !== discarded })
  const files = useFiles(id, clientId, name)
  const { save: answer, saving: answering, failure: notAnswered } = useAnswerFile()
  const { save: takeOut } = useTakeFileOut()
  const { save: finish, saving: finishing, failure: notFinished } = useFinishImport()
  const { save: discard } = useDiscardImport()
  const { save: undo } = useUndoImport()
  const campaigns = useMatching(clientId)
  const corrections = useCorrections(id)
  return {
    id,
    detail: id === null ? undefined : detail.data,
    waiting: id !== null && detail.isPending,
    failure: detail.isError ? detail.error : null,
    again: () => void detail.refetch(),
    name,
    ...files,
    answering,
    notAnswered,
    answer: (place: number, answers: FileAnswers) =>
      id === null ? undefined : void answer({ id, place, answers }),
    ...corrections,
    takeOut: (place: number) => (id === null ? undefined : void takeOut({ id, place })),
    finishing,
    notFinished,
    finish: () => (id === null ? undefined : void finish(id)),
    discard: async () => {
      if (id === null || !(await discard(id)).ok) return
      setDiscarded(id)
      name(null)
    },
    undo: () => (id === null ? undefined : void undo(id)),
    ...campaigns,
  }
}

/** Files on their way into the draft, one after the other; the first begins it. */
function useFiles(id: string | null, clientId: string | null, name: (id: string) => void) {
  const { save: begin, failure: notBegun } = useBeginImport()
  const { save: drop } = useDropFile()
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [failures, setFailures] = useState<string[]>([])
  const begun = async () => {
    const begins = await begin(clientId)
    return begins.ok ? begins.answer.id : null
  }
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || sending) return
    setFailures([])
    const draft = id ?? (await begun())
    if (draft === null) return
    for (const file of files) {
      setSending({ name: file.name, share: 0 })
      const onProgress = (share: number) => setSending({ name: file.name, share })
      const dropped = await drop({ id: draft, file, onProgress })
      if (!dropped.ok)
        setFailures(told => [...told, `${file.name} could not be read. Drop it again.`])
    }
    setSending(null)
    name(draft)
  }
  return { take: (files: readonly File[]) => void take(files), sending, failures, notBegun }
}

/** Cells that were put right. What was said last counts, for the next cell may be typed before the file was read again. */
function useCorrections(id: string | null) {
  const { save: answer, saving: correcting, failure: notCorrected } = useAnswerFile()
  const [said, setSaid] = useState<Record<string, readonly Correction[]>>({})
  const keyOf = ({ place, name }: ImportFile) => `${place} ${name}`
  return {
    correctionsOf: (file: ImportFile): readonly Correction[] =>
      said[keyOf(file)] ?? file.answers.corrections ?? [],
    correct: (file: ImportFile, corrections: Correction[]) => {
      setSaid(before => ({ ...before, [keyOf(file)]: corrections }))
      if (id) void answer({ id, place: file.place, answers: { ...file.answers, corrections } })
    },
    correcting,
    notCorrected,
  }
}

/** What names of campaigns mean; a new campaign is made of a name. */
function useMatching(clientId: string | null) {
  const { save: match, saving: matching } = useMatchCampaign()
  const { save: create, saving: creating } = useCreateCampaign()
  const organizationId = useMe().organization?.id
  const of = clientId ? { client_id: clientId } : {}
  const say = ({ source, name, campaignId }: Match) =>
    void match({ ...of, source: source as never, name, campaign_id: campaignId })
  const createNamed = async ({ source, name, called }: NamedCampaign) => {
    const fields = { name: called, status: 'active' } as const
    const made = await create({ organizationId, clientId, fields })
    if (made.ok) say({ source, name, campaignId: made.answer.id })
  }
  return {
    match: say,
    createCampaign: (campaign: NamedCampaign) => void createNamed(campaign),
    matching: matching || creating,
  }
}

/** Lines that an import would write, or wrote. */
export const linesOf = ({ preview, counts }: ImportDetail): number =>
  preview
    ? preview.lines.reduce((all, line) => all + line.new + line.restated + line.same, 0)
    : (counts.new ?? 0) + (counts.restated ?? 0) + (counts.same ?? 0)
