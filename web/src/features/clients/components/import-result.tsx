import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { Alert } from '@/ui/patterns/alert.tsx'
import { importedWords } from '../import-words.ts'
import { ImportLines } from './import-lines.tsx'

/** What was added, and the rows that were not, with the reason for each. */
export function ImportResult({ answer }: { answer: ImportAnswer }) {
  return (
    <>
      <Alert tone={answer.invalid > 0 ? 'warn' : 'info'} title={importedWords(answer)}>
        {answer.invalid > 0 &&
          'Mend these rows in your file and import it once more: clients that are here already are left out.'}
      </Alert>
      <ImportLines
        label="Rows left out"
        lines={answer.lines.filter(({ action }) => action !== 'create')}
      />
    </>
  )
}
