import type { ImportAnswer } from '@sextant/contracts/clients/routes'
import { Alert } from '@/ui/patterns/alert.tsx'
import { importWords } from '../import-words.ts'
import { ImportLines } from './import-lines.tsx'

const toneOf = ({ invalid, created }: ImportAnswer) => {
  if (created === 0) return 'bad'
  return invalid > 0 ? 'warn' : 'info'
}

/** What holds nobody up, and how to have it all the same. */
function wrongRows({ invalid, created }: ImportAnswer): string | null {
  if (invalid === 0) return null
  const wrong = invalid === 1 ? '1 row is wrong' : `${invalid} rows are wrong`
  return created === 0
    ? `${wrong}. Mend what is said below in your file and choose it again.`
    : `${wrong} and left out. Add the others now, or mend your file first and choose it again.`
}

/** What would happen, row by row, what is left out first. */
export function ImportPreview({ file, answer }: { file: string; answer: ImportAnswer }) {
  return (
    <>
      <Alert tone={toneOf(answer)} title={`${file}: ${importWords(answer)}`}>
        {wrongRows(answer)}
      </Alert>
      {answer.unknown_columns.length > 0 && (
        <p className="cap">
          Not read, for these columns mean nothing here: {answer.unknown_columns.join(', ')}.
        </p>
      )}
      <ImportLines label="Rows of the file" lines={answer.lines} />
    </>
  )
}
