import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

const outputsIn = (count: number): string => (count === 1 ? '1 output' : `${count} outputs`)

/** What several outputs can be had as in one zip. */
export const ZIP_FORMATS = [
  { id: 'pdf', label: 'PDF' },
  { id: 'docx', label: 'Word (DOCX)' },
  { id: 'pptx', label: 'Slides (PPTX)' },
  { id: 'md', label: 'Markdown' },
] as const
type Zipped = { ids: readonly string[]; format: (typeof ZIP_FORMATS)[number]['id'] }

/** Hands the zip to the browser's downloads. */
export const useZipOutputs = () =>
  useSaving({
    call: async ({ ids, format }: Zipped) => {
      const working = toast.loading(`Packing ${outputsIn(ids.length)}…`)
      try {
        await downloadFile(`/api/v1/output-library/export?format=${format}&ids=${ids.join(',')}`, {
          name: 'outputs.zip',
          failure: 'The files could not be packed. Nothing was lost; try again in a moment.',
        })
      } finally {
        toast.dismiss(working)
      }
    },
    words: 'The files could not be packed.',
    onSaved: (_, { ids }) => toast.success(`${outputsIn(ids.length)} downloaded`),
  })

/** Deletes several, with a way back for all of them. */
export function useRemoveOutputs() {
  const { save: restore } = useSaving({
    call: (ids: string[]) => api.agentOutputs.restoreSeveral({ ids }),
    words: 'The outputs could not be restored.',
    changes: ['agent-outputs'],
  })
  return useSaving({
    call: (ids: string[]) => api.agentOutputs.removeSeveral({ ids }),
    words: 'The outputs could not be deleted.',
    changes: ['agent-outputs'],
    onSaved: (_, ids) => undoToast(`${outputsIn(ids.length)} deleted`, () => void restore(ids)),
  })
}

type Moved = { ids: string[]; campaign: { id: string; name: string } | null }
type Stood = { id: string; campaign_id: string | null }[]

/** Puts several with a campaign, with a way back to where each stood. */
export function useMoveOutputs() {
  const { save: putBack } = useSaving({
    call: async (stood: Stood) => {
      for (const [campaign_id, those] of Map.groupBy(stood, one => one.campaign_id))
        await api.agentOutputs.move({ ids: those.map(({ id }) => id), campaign_id })
    },
    words: 'They could not be moved back.',
    changes: ['agent-outputs'],
  })
  return useSaving({
    call: ({ ids, campaign }: Moved): Promise<Stood> =>
      api.agentOutputs.move({ ids, campaign_id: campaign?.id ?? null }),
    words: 'The outputs could not be moved.',
    changes: ['agent-outputs'],
    onSaved: (stood, { campaign }) =>
      undoToast(
        `${outputsIn(stood.length)} ${campaign ? `moved to “${campaign.name}”` : 'in no campaign now'}`,
        () => void putBack(stood),
      ),
  })
}

/** Several outputs as one document, in the order given. */
export const useCombineOutputs = () =>
  useSaving({
    call: (ids: string[]) => api.agentOutputs.combineSeveral({ ids }),
    words: 'They could not be combined. Nothing was changed.',
    changes: ['agent-outputs'],
  })

type Duplicated = { output: Pick<LibraryRow, 'id' | 'title'>; client: { id: string; name: string } }

const passages = (count: number): string => (count === 1 ? '1 passage' : `${count} passages`)

/** The same kind of output for another client. What it says of words by hand stands until it is put away. */
export const useDuplicateOutput = () =>
  useSaving({
    call: ({ output, client }: Duplicated) =>
      api.agentOutputs.duplicate({ id: output.id, client_id: client.id }),
    words: 'It could not be duplicated. Nothing was changed.',
    changes: ['agent-outputs'],
    onSaved: ({ to_review, left_out }, { client }) => {
      const about = [
        to_review > 0 && `${passages(to_review)} written by hand marked to review`,
        left_out > 0 && `${passages(left_out)} about the other client left out`,
      ].filter(Boolean)
      toast.success(`Written for ${client.name} from its own facts`, {
        ...(about.length > 0 && { description: about.join('; '), duration: 12_000 }),
      })
    },
  })
