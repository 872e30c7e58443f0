import type {
  FileAnswers,
  FileColumn,
  FileProblem,
  ImportDetail,
  ImportFile,
  ImportPreview,
  NamedCampaign,
} from '@sextant/contracts/figures/import'
import type { ImportRow } from '@sextant/contracts/figures/import-row'
import { MEASURES } from '@sextant/contracts/figures/measures'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { answersOf } from './read-draft-file.ts'
import { type FileHead, LEFT_OUT, type LeftOutWhy } from './reading/head.ts'
import { openQuestions } from './reading/plan.ts'
import { MEANINGS, type Role, SLICES } from './reading/roles.ts'
import { fileWords, firstValue, formWords, roleWords } from './reading/words.ts'

type Signed = Context & { token: string }
type StoredFile = {
  place: number
  name: string
  bytes: number
  state: ImportFile['state']
  head: FileHead | { refused: string }
  answers: FileAnswers
  lines: number
  problems: FileProblem[]
  problem_count: number
  left_out: Partial<Record<LeftOutWhy, number>>
}
type StoredImport = Omit<ImportRow, 'files'> & { files: StoredFile[] }

function columnOf(head: FileHead, index: number, role: Role): FileColumn {
  const column = head.columns[index]!
  const first = firstValue(column, role, head)
  return {
    header: column.header,
    role,
    becomes: roleWords(role, head),
    before: first?.before ?? null,
    after: first?.after ?? null,
  }
}

const leftOutWords = (left: StoredFile['left_out']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(left).map(([why, count]) => [LEFT_OUT[why as LeftOutWhy] ?? why, count]),
  )

/** Money in a currency that nothing here is in yet: perhaps the file is another company's. */
function otherMoney(head: FileHead, said: FileAnswers, known: readonly string[]): string[] {
  const told = head.currencies.length > 0 ? head.currencies.map(({ currency }) => currency) : []
  const mine = told.length === 0 && said.currency ? [said.currency] : told
  const fresh = mine.filter(currency => !known.includes(currency))
  if (known.length === 0 || fresh.length === 0) return []
  return [
    `Its amounts are in ${fresh.join(', ')}; what is here so far is in ${known.join(', ')}. Money of two currencies is never added up.`,
  ]
}

function shownFile(stored: StoredFile, today: string, known: readonly string[]): ImportFile {
  const { place, name, bytes, state, answers, head, lines, problems, problem_count } = stored
  const shared = { place, name, bytes, state, answers, problems, problem_count }
  if ('refused' in head)
    return {
      ...shared,
      refused: head.refused,
      recognised: 'Not read',
      form: [],
      lines: 0,
      columns: [],
      questions: [],
      notices: [],
      unknown_channels: [],
      left_out: {},
    }
  const read = answersOf(answers, today)
  return {
    ...shared,
    refused: null,
    recognised: fileWords(head),
    form: formWords(head),
    lines: lines || head.lines,
    columns: head.columns.map(({ role }, index) =>
      columnOf(head, index, read.mapping?.[index] ?? role),
    ),
    questions: openQuestions(head, read),
    notices: [...head.notices, ...otherMoney(head, answers, known)],
    unknown_channels: Object.entries(head.channels)
      .filter(([word, channel]) => channel === null && !read.channels?.[word])
      .map(([word]) => word),
    left_out: leftOutWords(stored.left_out),
  }
}

const ROLES: ImportDetail['roles'] = [
  { id: 'ignore', label: 'Left out', group: 'What it is' },
  ...['day', 'campaign', 'channel', 'currency', 'hour', 'ad_group', 'ad'].map(id => ({
    id,
    label: MEANINGS[id as keyof typeof MEANINGS],
    group: 'What it is',
  })),
  ...Object.entries(MEASURES).map(([id, { label }]) => ({ id, label, group: 'Figures' })),
  ...Object.entries(SLICES).map(([id, label]) => ({ id: `slice:${id}`, label, group: 'Cut by' })),
]

const NO_PREVIEW: ImportPreview = {
  lines: [],
  changes: [],
  changed: 0,
  span: { from: null, to: null },
}

/** An import as a page shows it; of a draft with the dry run. */
export async function importDetail(context: Signed, id: string): Promise<ImportDetail> {
  const today = context.now().toISOString().slice(0, 10)
  const { stored, campaigns, preview, known } = await asActor(
    context.database.db,
    context,
    async tx => {
      const read = await callWithin<StoredImport>(tx, 'read_import', id)
      const isDraft = read.state === 'draft'
      const hasRows = read.files.some(({ state }) => state === 'read')
      const dry =
        isDraft && hasRows ? callWithin<ImportPreview>(tx, 'preview_import', id) : NO_PREVIEW
      return {
        stored: read,
        known: isDraft ? await callWithin<string[]>(tx, 'figure_currencies', read.client_id) : [],
        preview: isDraft ? await dry : null,
        campaigns: await rowsWithin<NamedCampaign>(tx, 'import_campaigns', id),
      }
    },
  )
  return {
    ...stored,
    files: stored.files.map(file => shownFile(file, today, known)),
    campaigns,
    preview,
    roles: ROLES,
  }
}
